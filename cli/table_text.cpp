#include "cli/table_text.h"

#include "cli/speech/typed.h"

namespace menagerie::cli {
namespace {

using notation::Json;

// Cards with their owners.
Json row_of(const Json& cards, const Speech& speech, const char* between) {
  std::string out;
  for (const Json& card : cards) {
    const auto& text = card.get_ref<const std::string&>();
    out += (out.empty() ? "" : between) + (text == "?" ? speech.say("hidden-card") : speech.thing(text));
  }
  return as_is(out.empty() ? speech.say("none") : out);
}

// Cards of a hand and tiles as they may be typed.
Json typed_row(const Json& cards, const Speech& speech) {
  std::string out;
  for (const Json& card : cards)
    out += (out.empty() ? "" : " · ") + shown_word(speech, card.get_ref<const std::string&>());
  return as_is(out.empty() ? speech.say("none") : out);
}

const char* comma(const Speech& speech) { return speech.language() == Language::Persian ? "، " : ", "; }

// The twenty-four a deck is composed from, first and second game side by side.
Json pairs_of(const Json& animals, const Speech& speech) {
  std::string out;
  for (std::size_t i = 0; i + 1 < animals.size(); i += 2)
    out += (out.empty() ? "" : comma(speech)) + shown_word(speech, animals[i].get_ref<const std::string&>()) + "/" +
           shown_word(speech, animals[i + 1].get_ref<const std::string&>());
  return as_is(out);
}

std::string line_of(const std::string& text) { return "  " + text + "\n"; }

std::string draw_beasty(const Json& view, const Speech& speech) {
  const auto you = static_cast<std::size_t>(speech.you());
  const Json& hand = view["hands"][you];
  if (view["phase"] == "deck") return line_of(speech.say("compose", {{"row", pairs_of(hand, speech)}}));
  if (view["phase"] == "trim") return line_of(speech.say("sort-out", {{"row", typed_row(hand, speech)}}));
  std::string out = line_of(speech.say("line", {{"row", row_of(view["line"], speech, " | ")}}));
  const Json& gone = view["gone"];
  out += line_of(gone.empty() ? speech.say("pile-empty")
                              : speech.say("pile", {{"count", gone.size()}, {"top", gone.back()}}));
  out += line_of(speech.say("bar", {{"row", row_of(view["bar"], speech, comma(speech))}}));
  for (std::size_t seat = 0; seat < view["hands"].size(); ++seat)
    if (seat != you && !view["shown"][seat].empty())
      out += line_of(capitalized(
          speech.say("shown", {{"seat", seat}, {"row", row_of(view["shown"][seat], speech, comma(speech))}})));
  return out + line_of(speech.say("hand", {{"row", typed_row(hand, speech)}, {"count", view["draws"][you].size()}}));
}

std::string draw_ark(const Json& view, const Speech& speech) {
  std::string out;
  int number = 0;
  for (const Json& group : view["groups"])
    out += line_of(
        speech.say("group", {{"number", ++number}, {"row", typed_row(group, speech)}, {"count", group.size()}}));
  for (std::size_t seat = 0; seat < view["arks"].size(); ++seat) {
    Json about{{"seat", seat},
               {"crates", view["crates"][seat]},
               {"count", view["arks"][seat].size()},
               {"row", typed_row(view["arks"][seat], speech)}};
    if (view["out"][seat].get<bool>()) about["out"] = true;
    out += line_of(speech.say("ark", about));
  }
  if (view["phase"] == "keep")
    out += line_of(speech.say("first-tiles", {{"row", typed_row(view["dealt"][speech.you()], speech)}}));
  return out;
}

std::string foretell_beasty(const Foresight& foresight, const Speech& speech) {
  Json entering = Json::array(), leaving = Json::array();
  for (const Json& event : foresight.events) {
    const auto what = event["what"].get<std::string>();
    if (what == "composes" || what == "sorts_out") return {};
    if (what == "enters") entering.push_back(event["who"]);
    if (what == "excluded" || what == "expelled" || what == "eaten" || what == "rammed" || what == "burns" ||
        what == "leaves")
      leaving.push_back(event["who"]);
  }
  Json about{{"row", row_of(foresight.after["line"], speech, " | ")}};
  if (!entering.empty()) about["entering"] = entering;
  if (!leaving.empty()) about["leaving"] = leaving;
  return speech.say("outcome", about);
}

std::string foretell_ark(const Foresight& foresight, const Speech& speech) {
  const Json& first = foresight.events[0];
  if (first["what"] != "taken" && first["what"] != "split") return {};
  const Json& crates = foresight.after["crates"][speech.you()];
  if (first["what"] == "split")
    return speech.say("outcome-split",
                      {{"left", first["left"].size()}, {"right", first["right"].size()}, {"has", crates}});
  return speech.say("outcome-take", {{"total", foresight.score_after["players"][speech.you()]["total"]},
                                     {"now", foresight.score_before["players"][speech.you()]["total"]},
                                     {"has", crates}});
}

}  // namespace

std::string draw_table(const Json& view, const Speech& speech) {
  return view["game"] == "ark" ? draw_ark(view, speech) : draw_beasty(view, speech);
}

std::string foretell(const Foresight& foresight, const Speech& speech) {
  return foresight.after["game"] == "ark" ? foretell_ark(foresight, speech) : foretell_beasty(foresight, speech);
}

std::string score_words(int seat, const Json& player, Wins wins, const Speech& speech) {
  Json about = player;
  about["seat"] = seat;
  if (wins == Wins::Yes) about["wins"] = true;
  return capitalized(about.contains("guests") ? speech.say("score-beasty", about) : speech.say("score-ark", about));
}

}  // namespace menagerie::cli
