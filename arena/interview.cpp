#include "arena/interview.h"

#include "notation/fields.h"

namespace menagerie::arena {
namespace {

using notation::Json;

constexpr Milliseconds kToBegin{10'000};  // starting an interpreter or reading a net takes its time
constexpr Milliseconds kOnTheWay{250};    // a busy machine, not the program's fault

// The exact line, as a JSON text, so that nothing in it can disturb a terminal; cut where it is very long.
std::string shown(const std::string& line) {
  constexpr std::size_t kLongest = 300;
  const std::string text = Json(line.substr(0, kLongest)).dump(-1, ' ', true, Json::error_handler_t::replace);
  return line.size() > kLongest ? text + " … (" + std::to_string(line.size()) + " bytes)" : text;
}

std::string in_words(Milliseconds time) { return std::to_string(time.count()) + " ms"; }

}  // namespace

Forfeit Interview::part(Failure failure, const std::string& sentence) {
  const std::string ending = child_ ? child_->kill() : std::string{};
  child_.reset();
  return {failure, ending.empty() ? sentence : sentence + " (" + ending + ")"};
}

Interview::Reply Interview::exchange(const Json& message, Milliseconds patience) {
  const auto deadline = Clock::now() + patience;
  Child::Heard heard{child_->tell(message.dump(), deadline, stop_), {}};
  if (heard.speech == Child::Speech::Line) heard = child_->hear(deadline, stop_);
  const std::string said = heard.line.empty() ? std::string{} : " after " + shown(heard.line);
  switch (heard.speech) {
    case Child::Speech::Line: break;
    case Child::Speech::Late: return {{}, part(Failure::Late, "no answer within " + in_words(patience) + said)};
    case Child::Speech::TooLong: return {{}, part(Failure::Garbage, "a line without an end: " + shown(heard.line))};
    case Child::Speech::Gone: return {{}, part(Failure::Exited, "it ended without an answer" + said)};
    case Child::Speech::Abandoned: return {{}, part(Failure::Late, "interrupted")};
  }
  last_line_ = heard.line;
  Json json = Json::parse(heard.line, nullptr, false);
  if (!json.is_object()) return {{}, part(Failure::Garbage, "this is not a JSON object: " + shown(heard.line))};
  if (child_->has_said_more())
    return {{}, part(Failure::Garbage, "more than one line was said to one question, first " + shown(heard.line))};
  return {std::move(json), {}};
}

std::optional<Forfeit> Interview::greet(const Json& start) {
  const Reply reply = exchange(start, kToBegin);
  if (reply.forfeit) return reply.forfeit;
  const Json* ready = notation::field(reply.json, "ready");
  if (ready && ready->is_boolean() && ready->get<bool>()) return std::nullopt;
  return part(Failure::Garbage, "the answer to start is {\"ready\":true}, not " + shown(last_line_));
}

std::optional<Forfeit> Interview::begin(const Json& start) {
  const bool was_running = child_ != nullptr;
  if (was_running) {
    const auto trouble = greet(start);
    if (!trouble || trouble->failure != Failure::Exited) return trouble;
  }
  auto child = Child::start(command_);
  if (!child) return Forfeit{Failure::Exited, child.sentence()};
  child_ = std::move(*child);
  return greet(start);
}

Interview::Answer Interview::ask(const Json& question) {
  const Reply reply = exchange(question, limit_ + kOnTheWay);
  if (reply.forfeit) return {{}, reply.forfeit};
  if (const std::string* move = notation::text(notation::field(reply.json, "move"))) return {*move, {}};
  return {{}, part(Failure::Garbage, "there is no text 'move' in " + shown(last_line_))};
}

void Interview::tell(const Json& message) {
  if (child_ && child_->tell(message.dump(), Clock::now() + limit_, stop_) != Child::Speech::Line)
    part(Failure::Exited, {});
}

Forfeit Interview::refuse(const std::string& reason) {
  return part(Failure::Illegal, reason + ": " + shown(last_line_));
}

}  // namespace menagerie::arena
