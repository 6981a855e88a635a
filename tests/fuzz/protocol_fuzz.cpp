// Any lines at all: each gets one JSON object on one line, and what is refused changes nothing.
#include "notation/protocol.h"
#include "tests/fuzz/fuzz.h"

namespace menagerie::fuzz {
namespace {

constexpr int kMostLines = 40;

// Asks the protocol, and watches that it keeps its promises.
class Watched {
 public:
  void ask(std::string_view line) {
    const Json answer = checked(protocol_.answer(line), line);
    const std::string now = protocol_.answer(kWhere);
    if (!answer["ok"].get<bool>()) expect(now == position_, "what is refused changes nothing", std::string(line));
    position_ = now;
  }

 private:
  static constexpr std::string_view kWhere = R"({"op":"position"})";

  static Json checked(const std::string& answer, std::string_view line) {
    expect(answer.find('\n') == std::string::npos, "an answer is one line", answer);
    Json json = Json::parse(answer, nullptr, false);
    expect(!json.is_discarded() && json.is_object(), "an answer is a JSON object", answer);
    expect(json.contains("ok") && json["ok"].is_boolean(), "an answer says whether it is ok", answer);
    const bool has_sentence = json.contains("error") && json["error"].is_string() && json["error"] != "";
    expect(json["ok"].get<bool>() != has_sentence, "a refusal, and nothing else, has an error", std::string(line));
    return json;
  }

  notation::Protocol protocol_;
  std::string position_ = protocol_.answer(kWhere);
};

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::Input input(data, size);
  menagerie::fuzz::Watched protocol;
  for (int lines = 0; !input.empty() && lines < menagerie::fuzz::kMostLines; ++lines) protocol.ask(input.line());
  return 0;
}
