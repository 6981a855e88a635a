#include "analysis/report.h"

#include <algorithm>
#include <array>

#include "analysis/cells.h"

namespace menagerie::analysis {
namespace {

// What a text takes on the screen: a column a letter, none for marks that stand above a letter or join nothing.
std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0) == 0x80) continue;
    const std::string_view rest = text.substr(i);
    const bool without_width = rest.starts_with("\u200c") || rest.starts_with("\u200e") || rest.starts_with("\u064f") ||
                               rest.starts_with("\u0654") || rest.starts_with("\u2068") || rest.starts_with("\u2069");
    width += !without_width;
  }
  return width;
}

std::string padded(const std::string& text, std::size_t width) {
  const std::size_t taken = width_of(text);
  return text + std::string(width > taken ? width - taken : 0, ' ');
}

using Row = std::vector<std::string>;

std::string table_of(const std::vector<Row>& rows) {
  std::vector<std::size_t> widths(rows[0].size());
  for (const Row& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
  std::string out;
  for (const Row& row : rows) {
    std::string line = " ";
    for (std::size_t i = 0; i < row.size(); ++i)
      line += " " + (i + 1 == row.size() ? row[i] : padded(row[i], widths[i] + 1));
    out += line + "\n";
  }
  return out;
}

std::string said(const Wording& wording, std::string_view id) { return wording.say(id, Json::object()); }

// One column a turn, from nothing to certain.
std::string block_for(double share) {
  constexpr std::array<const char*, 8> kBlocks = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  const auto height = static_cast<std::size_t>(std::clamp(share, 0.0, 0.999) * kBlocks.size());
  return kBlocks[height];
}

std::string chart_of(const Json& game, const Wording& wording) {
  std::vector<Row> rows;
  for (std::size_t seat = 0; seat < game["players"].get<std::size_t>(); ++seat) {
    std::string blocks;
    for (const Json& turn : game["turns"]) blocks += block_for(turn["chances"][seat].get<double>());
    blocks += block_for(game["final"][seat].get<double>());
    rows.push_back(
        {wording.person(static_cast<int>(seat)), blocks, wording.percent(game["final"][seat].get<double>())});
  }
  return said(wording, "analysis-chances") + "\n" + table_of(rows);
}

std::string turns_of(const Json& game, const Wording& wording) {
  std::vector<Row> rows = {{said(wording, "analysis-turn"), said(wording, "analysis-player"),
                            said(wording, "analysis-chance"), said(wording, "analysis-error"),
                            said(wording, "analysis-luck"), said(wording, "analysis-move"),
                            said(wording, "analysis-better")}};
  for (const Json& turn : game["turns"])
    rows.push_back({wording.number(turn["turn"].get<long>()), wording.person(turn["seat"].get<int>()),
                    chance_of_mover(turn, wording), error_of(turn, wording), luck_of_mover(turn, wording),
                    short_move(turn["move"], wording), better_than(turn, wording)});
  return table_of(rows);
}

std::string totals_of(const Json& game, const Wording& wording) {
  std::vector<Row> rows = {{said(wording, "analysis-player"), said(wording, "analysis-turns"),
                            said(wording, "analysis-error"), said(wording, "analysis-luck"),
                            said(wording, "analysis-mistakes")}};
  for (const Json& total : game["totals"])
    rows.push_back({wording.person(total["seat"].get<int>()), wording.number(total["turns"].get<long>()),
                    wording.hundredths(-total["error"].get<double>()), wording.hundredths(total["luck"].get<double>()),
                    mistakes_of(total, game["turns"], wording)});
  return said(wording, "analysis-totals") + "\n" + table_of(rows);
}

std::string game_report(const Json& game, const Wording& wording) {
  std::string out = title_of(game, wording) + "\n";
  for (const std::string& remark : remarks_on(game, wording)) out += remark + "\n";
  return out + "\n" + turns_of(game, wording) + "\n" + chart_of(game, wording) + "\n" + totals_of(game, wording) +
         "\n" + said(wording, "analysis-legend") + "\n";
}

std::string position_report(const Json& position, const Wording& wording) {
  if (position["seat"].is_null()) return said(wording, "analysis-is-over") + "\n";
  std::vector<Row> rows = {{said(wording, "analysis-worth"), said(wording, "analysis-bar"),
                            said(wording, "analysis-tries"), said(wording, "analysis-move")}};
  for (const Json& weighed : position["moves"])
    rows.push_back({worth_of(weighed, wording), bar_of(weighed, wording), tries_of(weighed, wording),
                    wording.move(weighed["move"].get<std::string>())});
  return wording.say("analysis-every-move", {{"seat", position["seat"]}}) + "\n" + table_of(rows);
}

}  // namespace

std::string report_of(const Json& analysis, const Wording& wording) {
  return analysis["kind"] == "game" ? game_report(analysis, wording) : position_report(analysis, wording);
}

}  // namespace menagerie::analysis
