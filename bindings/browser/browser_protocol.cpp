#include "bindings/browser/browser_protocol.h"

#include <array>

#include "bindings/browser/questions.h"
#include "notation/fields.h"

namespace menagerie::browser {
namespace {

struct Named {
  std::string_view op;
  Json (*answer)(const Json& request);
};
constexpr std::array<Named, 9> kQuestions = {{{"bot", bot_move},
                                              {"commit", commitment_of},
                                              {"record", written_record},
                                              {"replay", replayed_record},
                                              {"return", return_game},
                                              {"match", match_result},
                                              {"net", bring_net},
                                              {"weigh", weighed_moves},
                                              {"analyse", analysed_turn}}};

}  // namespace

std::string BrowserProtocol::answer(std::string_view line) {
  const Json request = Json::parse(line.begin(), line.end(), nullptr, false);
  const std::string* op = request.is_object() ? notation::text(notation::field(request, "op")) : nullptr;
  for (const auto& [name, answer] : kQuestions)
    if (op && *op == name) return answer(request).dump(-1, ' ', false, Json::error_handler_t::replace);
  return rules_.answer(line);
}

}  // namespace menagerie::browser
