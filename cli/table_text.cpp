#include "cli/table_text.h"

#include <fmt/core.h>

#include "cli/narrate.h"

namespace menagerie::cli {
namespace {

using notation::Json;

std::string joined(const Json& list, int you, const char* between = ", ") {
  std::string out;
  for (const Json& item : list) out += (out.empty() ? "" : between) + card_words(item.get<std::string>(), you);
  return out.empty() ? "–" : out;
}

std::string draw_beasty(const Json& view, int you) {
  std::string out = fmt::format("  Heaven's Gate » {} « Exclusion\n", joined(view["line"], you, " | "));
  const Json& gone = view["gone"];
  out += gone.empty() ? "  THAT'S IT: empty\n"
                      : fmt::format("  THAT'S IT: {} cards, on top {}\n", gone.size(),
                                    card_words(gone.back().get<std::string>(), you));
  out += fmt::format("  in the bar: {}\n", joined(view["bar"], you));
  for (std::size_t seat = 0; seat < view["hands"].size(); ++seat)
    if (static_cast<int>(seat) != you && !view["shown"][seat].empty())
      out += fmt::format("  seat {} has shown {}\n", seat, joined(view["shown"][seat], you));
  return out + fmt::format("  your hand: {}   (to draw: {})\n",
                           joined(view["hands"][static_cast<std::size_t>(you)], you),
                           view["draws"][static_cast<std::size_t>(you)].size());
}

std::string draw_ark(const Json& view, int you) {
  std::string out;
  int number = 0;
  for (const Json& group : view["groups"])
    out += fmt::format("  group {}: {}   (costs {})\n", ++number, joined(group, you, " "), group.size());
  for (std::size_t seat = 0; seat < view["arks"].size(); ++seat)
    out += fmt::format("  {}: {} crates, {} tiles: {}{}\n",
                       static_cast<int>(seat) == you ? "you" : fmt::format("seat {}", seat),
                       view["crates"][seat].get<int>(), view["arks"][seat].size(), joined(view["arks"][seat], you, " "),
                       view["out"][seat].get<bool>() ? "   (out of this round)" : "");
  if (view["phase"] == "keep")
    out += fmt::format("  your tiles: {}\n", joined(view["dealt"][static_cast<std::size_t>(you)], you, " "));
  return out;
}

}  // namespace

std::string draw_table(const Json& view, int you) {
  return view["game"] == "ark" ? draw_ark(view, you) : draw_beasty(view, you);
}

std::string foretell(const Json& events, const Json& after, int you) {
  if (after["game"] == "ark") return {};
  std::string in, out;
  for (const Json& event : events) {
    const auto what = event["what"].get<std::string>();
    if (what == "enters") in += (in.empty() ? "" : ", ") + card_words(event["who"].get<std::string>(), you);
    if (what == "excluded" || what == "expelled" || what == "eaten" || what == "rammed" || what == "burns" ||
        what == "leaves")
      out += (out.empty() ? "" : ", ") + card_words(event["who"].get<std::string>(), you);
  }
  std::string text = "→ " + joined(after["line"], you, " | ");
  if (!in.empty()) text += "; in: " + in;
  if (!out.empty()) text += "; out: " + out;
  return text;
}

std::string score_words(const Json& player) {
  const auto number = [&player](const char* name) { return player[name].get<int>(); };
  if (player.contains("guests"))
    return fmt::format("{} guests, strengths {}, points {}", number("guests"), number("values"), number("points"));
  return fmt::format("{} in all: animals {}, crates {}, {} species", number("total"), number("animals"),
                     number("crates"), number("species"));
}

}  // namespace menagerie::cli
