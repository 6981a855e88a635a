// Any WebSocket messages at all, from a host, a player and a watcher: each gets an answer that is JSON, nothing is shown to the watcher
// that a spectator may not see, and the table stays what its log says. TABLE in the input stands for the table's id.
#include "tests/fuzz/fuzz.h"
#include "tests/server/house_under_test.h"

namespace menagerie::fuzz {
namespace {

using server::HouseUnderTest;
using server::KeenEar;

constexpr int kMostMessages = 30;

std::string with_table(std::string_view line, const std::string& table) {
  std::string text(line);
  for (std::size_t at = 0; (at = text.find("TABLE", at)) != std::string::npos; at += table.size())
    text.replace(at, 5, table);
  return text;
}

void check_frames(const KeenEar& ear) {
  for (const std::string& frame : ear.heard) {
    const Json json = Json::parse(frame, nullptr, false);
    expect(json.is_object() && json.contains("t"), "a frame is a JSON object with a type", frame);
    if (json["t"] == "refused") expect(!json["text"].get<std::string>().empty(), "a refusal has a sentence", frame);
    if (json["t"] == "entry" && ear.person.empty())
      expect(!json.contains("legal") && !json.contains("id"), "a watcher has no moves", frame);
  }
}

// One house for all inputs: opening a database for each would be most of the work.
HouseUnderTest& house() {
  static HouseUnderTest only(store::Synchronous::Off);  // quick: no power is cut here
  return only;
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace menagerie::fuzz;
  Input input(data, size);
  const auto kinds = menagerie::tests::beasty_kinds();
  const std::uint32_t kind = input.below(kinds.size() + 3);
  Json spec = kind < kinds.size() ? kinds[kind] : menagerie::tests::ark_kinds()[kind - kinds.size()];
  if (input.byte() & 1) spec["clock"] = Json{{"bank_s", 10}, {"increment_s", 1}};
  auto& house = menagerie::fuzz::house();
  house.threads = HouseUnderTest::Threads::Away;
  const std::string id = house.table(spec, "ada");
  const std::vector<menagerie::server::Ear> ears = {house.join("ada", id), house.join("bob", id), house.join("", id)};
  for (int i = 0; !input.empty() && i < kMostMessages; ++i) {
    const std::uint8_t who = input.byte();
    house.house->receive(ears[who % ears.size()], with_table(input.line(), id));
    if (who & 64) {
      house.now += 20'000;
      house.house->tick();
    }
    house.pump();
  }
  // The table that stands is the table that its log tells again.
  const std::string stands = house.join("bob", id)->last("table").dump();
  for (const auto& ear : ears) {
    check_frames(*ear);
    house.house->goodbye(ear);
  }
  house.command(ears[0], "close", id);
  expect(!stands.empty() && stands != "null", "a table can always be joined", id);
  return 0;
}
