#include "server/export.h"

#include <algorithm>
#include <utility>

#include "server/messages.h"
#include "server/network_limiter.h"

namespace menagerie::server {

namespace {

constexpr int kRows = 100;  // in one part

Json time_or_null(Millis at) { return at == 0 ? Json(nullptr) : Json(at); }

Json standing_json(const store::Standing& standing) {
  return Json{{"muted", standing.muted},
              {"banned_until", time_or_null(standing.banned_until)},
              {"reason", standing.reason},
              {"decided", time_or_null(standing.judged)}};
}

}  // namespace

std::vector<ExportQueue::Who> ExportQueue::all_of(const State& state) {
  std::vector<Who> all{state.running};
  for (const Waiting& each : state.waiting) all.push_back(each.who);
  return all;
}

bool ExportQueue::enter(const std::string& person, const std::string& address, Begin begin) {
  const Who who{person, network_of(address), site_of(address)};
  const std::vector<Who> others = all_of(*state_);
  if (std::ranges::count(others, who.person, &Who::person) > 0) return false;
  if (!address.empty() && (std::ranges::count(others, who.network, &Who::network) >= kMaxOfNetwork ||
                           std::ranges::count(others, who.site, &Who::site) >= kMaxOfSite))
    return false;
  if (state_->waiting.size() >= kMaxWaiting) return false;
  if (state_->running.person.empty()) {
    start(state_, who, begin);
    return true;
  }
  if (state_->waiting.empty()) state_->since = state_->now();
  state_->waiting.push_back({who, std::move(begin)});
  return true;
}

bool ExportQueue::is_overdue() const { return !state_->waiting.empty() && state_->now() - state_->since > kMaxTime; }

void ExportQueue::start(const std::shared_ptr<State>& state, const Who& who, const Begin& begin) {
  state->running = who;
  begin(Turn(nullptr, [weak = std::weak_ptr(state)](void*) { finish(weak); }));
}

void ExportQueue::finish(const std::weak_ptr<State>& weak) {
  const auto state = weak.lock();
  if (!state) return;
  state->running = {};
  if (state->waiting.empty()) return;
  const Waiting next = std::move(state->waiting.front());
  state->waiting.pop_front();
  state->since = state->now();
  start(state, next.who, next.begin);
}

Export::Export(House& house, People& people, store::Store& store, Identity who, ExportQueue::Turn turn)
    : house_(house), people_(people), store_(store), who_(std::move(who)), turn_(std::move(turn)) {}

const std::vector<Export::List>& Export::lists() {
  static const std::vector<List> kLists = {
      {"games", &Export::games},       {"tables_made", &Export::tables_made},
      {"sessions", &Export::sessions}, {"chat", &Export::chat},
      {"muted", &Export::muted},       {"reports", &Export::reports},
      {"sign_ins", &Export::sign_ins},
  };
  return kLists;
}

void Export::next(std::function<void(BodyPart)> take) {
  (this->*lists()[list_].read)(
      {kRows, after_}, [self = shared_from_this(), take](Result<Rows> rows) { take(self->part_of(std::move(rows))); });
}

// Without the brace that ends the object: the last part brings it.
std::string Export::beginning() const {
  const store::Person& person = who_.person;
  std::string text = message::dump(
      Json{{"person", person_json(person)}, {"created", person.created}, {"standing", standing_json(person.standing)}});
  text.pop_back();
  return text;
}

BodyPart Export::part_of(Result<Rows> rows) {
  if (!rows) return {BodyPart::Kind::Broken, {}};
  std::string text = std::exchange(begun_, true) ? "" : beginning();
  if (after_.empty()) text += ",\"" + std::string(lists()[list_].name) + "\":[";
  else if (!rows->list.empty()) text += ',';  // the rest of a list may be gone in the meantime
  const std::string list = message::dump(rows->list);
  text.append(list, 1, list.size() - 2);
  after_ = rows->next;
  if (!after_.empty()) return {BodyPart::Kind::More, std::move(text)};
  text += ']';
  if (++list_ < lists().size()) return {BodyPart::Kind::More, std::move(text)};
  return {BodyPart::Kind::Last, text + "}\n"};
}

template <class Row, class Print>
std::function<void(store::Outcome, store::PageOf<Row>)> Export::rows_for(const Take& take, Print print) {
  return [take, print](store::Outcome outcome, const store::PageOf<Row>& found) {
    if (outcome != store::Outcome::Stored) return take(Refused{"not_stored", "it cannot be read just now: try again"});
    Json list = Json::array();
    for (const Row& row : found.rows) list.push_back(print(row));
    take(Rows{std::move(list), found.next});
  };
}

namespace {

// A list as its page in the API has it.
template <class Rows>
std::function<void(Result<Json>)> rows_of(const char* name, std::function<void(Result<Rows>)> take) {
  return [name, take = std::move(take)](Result<Json> page) {
    if (!page) return take(page.refused());
    const Json& next = (*page)["next"];
    take(Rows{std::move((*page)[name]), next.is_string() ? next.get<std::string>() : ""});
  };
}

}  // namespace

void Export::games(const store::Page& page, const Take& take) {
  house_.games_of(who_.person.id, page, rows_of<Rows>("games", take));
}

void Export::sessions(const store::Page& page, const Take& take) {
  people_.sessions(who_, page, rows_of<Rows>("sessions", take));
}

void Export::tables_made(const store::Page& page, const Take& take) {
  store_.tables_made_by(who_.person.id, page,
                        rows_for<std::string>(take, [](const std::string& id) { return Json(id); }));
}

void Export::chat(const store::Page& page, const Take& take) {
  store_.chat_of(
      who_.person.id, page, rows_for<store::ChatLine>(take, [](const store::ChatLine& line) {
        return Json{
            {"table", line.table}, {"n", line.number}, {"at", line.at}, {"name", line.name}, {"text", line.text}};
      }));
}

void Export::muted(const store::Page& page, const Take& take) {
  store_.mutes_of(who_.person.id, page, rows_for<std::string>(take, [](const std::string& id) { return Json(id); }));
}

void Export::reports(const store::Page& page, const Take& take) {
  store_.reports_by(who_.person.id, page, rows_for<store::Report>(take, [](const store::Report& report) {
                      return Json{
                          {"table", report.table}, {"chat", report.chat}, {"at", report.at}, {"reason", report.reason}};
                    }));
}

// Not the hashes of the places: only that there were some, and when.
void Export::sign_ins(const store::Page& page, const Take& take) {
  store_.sign_in_places_of(who_.person.id, page, rows_for<store::SignInPlace>(take, [](const store::SignInPlace& own) {
                             return Json(own.seen);
                           }));
}

}  // namespace menagerie::server
