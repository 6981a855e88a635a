// A text that claims to be a record: what can be read prints and reads back as the same value, and a replay answers.
#include "notation/record.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace menagerie;
  using fuzz::expect;
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto record = notation::parse_record(text);
  if (!record) {
    expect(!record.sentence().empty(), "a refusal is a sentence", text);
    return 0;
  }
  const std::string printed = notation::print_record(*record);
  const auto again = notation::parse_record(printed);
  expect(static_cast<bool>(again), "what is printed can be read", printed + again.sentence());
  expect(*again == *record, "a record that is printed and read is the same value", printed);
  expect(notation::print_record(*again) == printed, "and prints the same", printed);

  const auto replay = notation::verify(*record);
  if (!replay) {
    expect(!replay.sentence().empty(), "a refusal is a sentence", text);
    return 0;
  }
  expect(notation::Json::accept(replay->position), "a replay gives a position", replay->position);
  expect(notation::Json::accept(replay->score), "a replay gives a score", replay->score);
  expect(replay->over == record->winners.has_value(), "who won is named when the game is over", text);
  return 0;
}
