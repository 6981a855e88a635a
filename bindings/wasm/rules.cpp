// menagerie.wasm: the rules protocol, and the benchmark loop that compares it with the native build.
#include "bench/loops.h"
#include "bindings/wasm/answering.h"
#include "notation/protocol.h"

std::string answer_line(std::string_view line) {
  static menagerie::notation::Protocol protocol;
  return protocol.answer(line);
}

// Plays games of the first game by listed moves, and returns the number of turns.
extern "C" __attribute__((export_name("menagerie_bench_bar_turn"))) double menagerie_bench_bar_turn(int games) {
  static menagerie::QuickRandom random(1);
  static menagerie::beasty::Moves moves;
  return static_cast<double>(menagerie::bench::beasty_turns(menagerie::beasty::Cards::Bar, games, random, moves));
}
