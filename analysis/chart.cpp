#include "analysis/chart.h"

#include <array>
#include <cmath>

#include "analysis/cells.h"

namespace menagerie::analysis {
namespace {

constexpr int kWidth = 800, kHeight = 260, kLeft = 52, kRight = 12, kTop = 12, kBottom = 28;
// Lines are told apart by their dashes too, not by colour alone.
constexpr std::array<const char*, 4> kDashes = {"none", "9 4", "2 4", "12 4 2 4"};

class Chart {
 public:
  Chart(const Json& game, const Wording& wording) : game_(game), wording_(wording), last_(game["turns"].size()) {}

  std::string drawn() const {
    std::string out = "<svg viewBox=\"0 0 " + text(kWidth) + " " + text(kHeight) + "\" role=\"img\" aria-label=\"" +
                      escaped(wording_.say("analysis-chances", Json::object())) + "\">\n";
    for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) out += grid_line(share);
    for (std::size_t i = 0; i < last_; i += 1 + last_ / 12) out += turn_label(i);
    for (std::size_t seat = 0; seat < game_["players"].get<std::size_t>(); ++seat) out += line_of(seat);
    for (const Json& turn : game_["turns"])
      if (turn["sure"].get<bool>()) out += mistake(turn);
    return out + "</svg>\n";
  }

 private:
  static std::string text(double number) {
    const std::string digits = std::to_string(std::lround(number * 10));
    return digits.size() < 2 ? "0." + digits : digits.substr(0, digits.size() - 1) + "." + digits.back();
  }

  // Time runs the way the language is read.
  double across(std::size_t index) const {
    const double share = last_ ? static_cast<double>(index) / static_cast<double>(last_) : 0;
    const double x = kLeft + share * (kWidth - kLeft - kRight);
    return wording_.direction == Direction::RightToLeft ? kWidth - x : x;
  }
  static double up(double share) { return kTop + (1 - share) * (kHeight - kTop - kBottom); }

  double chance(std::size_t index, std::size_t seat) const {
    return (index < last_ ? game_["turns"][index]["chances"] : game_["final"])[seat].get<double>();
  }

  std::string grid_line(double share) const {
    const bool mirrored = wording_.direction == Direction::RightToLeft;
    const double from = mirrored ? kRight : kLeft, to = mirrored ? kWidth - kLeft : kWidth - kRight;
    return "<line class=\"grid\" x1=\"" + text(from) + "\" x2=\"" + text(to) + "\" y1=\"" + text(up(share)) +
           "\" y2=\"" + text(up(share)) + "\"/><text x=\"" + text(mirrored ? kWidth - kLeft + 6 : kLeft - 6) +
           "\" y=\"" + text(up(share) + 4) + "\" text-anchor=\"" + (mirrored ? "start" : "end") + "\">" +
           escaped(wording_.percent(share)) + "</text>\n";
  }

  std::string turn_label(std::size_t index) const {
    return "<text x=\"" + text(across(index)) + "\" y=\"" + text(kHeight - 8) + "\" text-anchor=\"middle\">" +
           wording_.number(static_cast<long>(index + 1)) + "</text>\n";
  }

  std::string line_of(std::size_t seat) const {
    std::string points;
    for (std::size_t i = 0; i <= last_; ++i) points += text(across(i)) + "," + text(up(chance(i, seat))) + " ";
    return "<polyline class=\"seat" + std::to_string(seat) + "\" stroke-dasharray=\"" + kDashes[seat] + "\" points=\"" +
           points + "\"><title>" + escaped(wording_.person(static_cast<int>(seat))) + "</title></polyline>\n";
  }

  // A mark where somebody gave something away, on that player's line.
  std::string mistake(const Json& turn) const {
    const auto seat = turn["seat"].get<std::size_t>();
    const auto index = turn["turn"].get<std::size_t>() - 1;
    return "<circle class=\"seat" + std::to_string(seat) + "\" r=\"4\" cx=\"" + text(across(index)) + "\" cy=\"" +
           text(up(chance(index, seat))) + "\"><title>" +
           escaped(
               wording_.say("analysis-mistake", {{"turn", turn["turn"]}, {"error", plain(error_of(turn, wording_))}})) +
           "</title></circle>\n";
  }

  const Json& game_;
  const Wording& wording_;
  std::size_t last_;  // the place after the last turn
};

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
  return out;
}

std::string chart_drawing(const Json& game, const Wording& wording) { return Chart(game, wording).drawn(); }

}  // namespace menagerie::analysis
