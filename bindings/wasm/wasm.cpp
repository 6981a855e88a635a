// The rules for a browser or Node: the line protocol, and the benchmark loop that compares it with the native build.
#include <cstddef>
#include <string>

#include "bench/loops.h"
#include "notation/protocol.h"

namespace {

menagerie::notation::Protocol& protocol() {
  static menagerie::notation::Protocol one;
  return one;
}
std::string request;
std::string result;

}  // namespace

extern "C" {

// Room for a request of so many bytes.
__attribute__((export_name("menagerie_buffer"))) char* menagerie_buffer(std::size_t size) {
  request.assign(size, '\0');
  return request.data();
}

// Answers the request in the buffer; returns the length of the result.
__attribute__((export_name("menagerie_answer"))) std::size_t menagerie_answer(std::size_t length) {
  result = protocol().answer(std::string_view(request).substr(0, length));
  return result.size();
}

__attribute__((export_name("menagerie_result"))) const char* menagerie_result() { return result.data(); }

// Plays games of the first game by listed moves, and returns the number of turns.
__attribute__((export_name("menagerie_bench_bar_turn"))) double menagerie_bench_bar_turn(int games) {
  static menagerie::QuickRandom random(1);
  static menagerie::beasty::Moves moves;
  return static_cast<double>(menagerie::bench::beasty_turns(menagerie::beasty::Cards::Bar, games, random, moves));
}

}  // extern "C"
