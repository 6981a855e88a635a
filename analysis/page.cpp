#include "analysis/page.h"

#include <vector>

#include "analysis/cells.h"
#include "analysis/chart.h"

namespace menagerie::analysis {
namespace {

// The four colours of the games, lighter where the page is dark.
constexpr const char* kStyle = R"(
:root { color-scheme: light dark; --paper: #fbf8f1; --ink: #23201c; --faint: #d9d2c3; --soft: #6d665b;
  --seat0: #b3261e; --seat1: #8a6100; --seat2: #23702f; --seat3: #1f5fa8; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1917; --ink: #efe9dd; --faint: #3b3732; --soft: #a59c8d;
  --seat0: #ff8a80; --seat1: #f2c14e; --seat2: #7fd18b; --seat3: #86b8f5; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 62rem; padding: 1rem; }
h1 { font-size: 1.4rem; margin: 0 0 .25rem; } h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
p { margin: .25rem 0; } .soft, td.soft { color: var(--soft); }
svg { display: block; width: 100%; height: auto; direction: ltr; } svg text { fill: var(--soft); font-size: 11px; }
.grid { stroke: var(--faint); } polyline { fill: none; stroke-width: 2.5; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--faint); padding: .3rem .5rem; text-align: start; vertical-align: top; }
th { font-weight: 600; } td.number, td[class^="name"] { white-space: nowrap; } td.number { font-variant-numeric: tabular-nums; }
tr.mistake td.error { font-weight: 700; } summary { cursor: pointer; } details table { font-size: .9em; margin: .3rem 0; }
)";

std::string said_in_html(const Wording& wording, std::string_view id) {
  return escaped(wording.say(id, Json::object()));
}

std::string seat_style() {
  std::string out;
  for (const char* seat : {"0", "1", "2", "3"})
    out += "polyline.seat" + std::string(seat) + " { stroke: var(--seat" + seat + "); } circle.seat" + seat +
           " { fill: var(--seat" + seat + "); } .name" + seat + " { color: var(--seat" + seat +
           "); font-weight: 600; }\n";
  return out;
}

std::string cell(const std::string& text, const char* its = "number") {
  return "<td class=\"" + std::string(its) + "\">" + escaped(text) + "</td>";
}

std::string head_row(const Wording& wording, std::initializer_list<std::string_view> ids) {
  std::string out = "<thead><tr>";
  for (const std::string_view id : ids) out += "<th scope=\"col\">" + said_in_html(wording, id) + "</th>";
  return out + "</tr></thead>\n";
}

std::string name_cell(const Json& seat, const Wording& wording) {
  return "<td class=\"name" + seat.dump() + "\">" + escaped(wording.person(seat.get<int>())) + "</td>";
}

std::string moves_table(const Json& moves, const Wording& wording) {
  std::string out = "<table>" +
                    head_row(wording, {"analysis-worth", "analysis-bar", "analysis-tries", "analysis-move"}) +
                    "<tbody>\n";
  for (const Json& weighed : moves)
    out += "<tr>" + cell(worth_of(weighed, wording)) + cell(bar_of(weighed, wording)) +
           cell(tries_of(weighed, wording)) + cell(wording.move(weighed["move"].get<std::string>()), "move") +
           "</tr>\n";
  return out + "</tbody></table>";
}

// The better move; unfolded, every move that was weighed.
std::string better_cell(const Json& turn, const Wording& wording) {
  const std::string better = escaped(better_than(turn, wording));
  if (turn["moves"].size() < 2) return "<td>" + better + "</td>";
  return "<td><details><summary>" + better + "</summary>" + moves_table(turn["moves"], wording) + "</details></td>";
}

std::string turns_table(const Json& game, const Wording& wording) {
  std::string out = "<div class=\"wide\"><table>" +
                    head_row(wording, {"analysis-turn", "analysis-player", "analysis-chance", "analysis-move",
                                       "analysis-error", "analysis-luck", "analysis-better"}) +
                    "<tbody>\n";
  for (const Json& turn : game["turns"])
    out += std::string("<tr") + (turn["sure"].get<bool>() ? " class=\"mistake\">" : ">") +
           cell(wording.number(turn["turn"].get<long>())) + name_cell(turn["seat"], wording) +
           cell(chance_of_mover(turn, wording)) + cell(short_move(turn["move"], wording), "move") +
           cell(error_of(turn, wording), "number error") + cell(luck_of_mover(turn, wording)) +
           better_cell(turn, wording) + "</tr>\n";
  return out + "</tbody></table></div>\n";
}

std::string totals_table(const Json& game, const Wording& wording) {
  std::string out =
      "<div class=\"wide\"><table>" +
      head_row(wording, {"analysis-player", "analysis-turns", "analysis-error", "analysis-luck", "analysis-mistakes"}) +
      "<tbody>\n";
  for (const Json& total : game["totals"])
    out += "<tr>" + name_cell(total["seat"], wording) + cell(wording.number(total["turns"].get<long>())) +
           cell(wording.hundredths(-total["error"].get<double>())) +
           cell(wording.hundredths(total["luck"].get<double>())) +
           cell(mistakes_of(total, game["turns"], wording), "move") + "</tr>\n";
  return out + "</tbody></table></div>\n";
}

std::string game_body(const Json& game, const Wording& wording) {
  std::string out = "<h1>" + escaped(title_of(game, wording)) + "</h1>\n";
  for (const std::string& remark : remarks_on(game, wording)) out += "<p>" + escaped(remark) + "</p>\n";
  return out + "<h2>" + said_in_html(wording, "analysis-chances") + "</h2>\n" + chart_drawing(game, wording) + "<h2>" +
         said_in_html(wording, "analysis-totals") + "</h2>\n" + totals_table(game, wording) + "<h2>" +
         said_in_html(wording, "analysis-turns") + "</h2>\n" + turns_table(game, wording) + "<p class=\"soft\">" +
         said_in_html(wording, "analysis-legend") + "</p>\n";
}

std::string position_body(const Json& position, const Wording& wording) {
  if (position["seat"].is_null()) return "<p>" + said_in_html(wording, "analysis-is-over") + "</p>\n";
  return "<h1>" + escaped(wording.say("analysis-every-move", {{"seat", position["seat"]}})) + "</h1>\n" +
         moves_table(position["moves"], wording) + "\n";
}

}  // namespace

std::string page_of(const Json& analysis, const Wording& wording) {
  const bool is_game = analysis["kind"] == "game";
  const char* direction = wording.direction == Direction::RightToLeft ? "rtl" : "ltr";
  return "<!doctype html>\n<html lang=\"" + wording.language + "\" dir=\"" + direction +
         "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n"
         "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
         "<title>Menagerie</title>\n<style>" +
         kStyle + seat_style() + "</style>\n</head>\n<body>\n" +
         (is_game ? game_body(analysis, wording) : position_body(analysis, wording)) + "</body>\n</html>\n";
}

}  // namespace menagerie::analysis
