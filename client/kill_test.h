// Killing servers again and again while people play, and looking afterwards for what was lost.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace menagerie::client {

struct KillOptions {
  int kills = 20;
  int tables = 300;
  int accounts = 12;  // people who sign in and out and change passwords; 0: none
  int stalled = 3;    // spectators that do not read
  // Between the moment the server is ready and its death; -1: random, 200 to 1,500.
  int pause_ms = -1;
  int longest_thought_ms = 200;
  std::uint64_t seed = 1;
  int nodes = 1;
  std::string store;  // postgres://… that the nodes share; empty: a file, or with several nodes …
  enum class Postgres { None, Own } postgres = Postgres::None;  // … one of the test's own, which it restarts too
  std::string server;                                           // the program that serves
  std::vector<std::string> serve_arguments;                     // besides --port and --data or --store
};

struct KillResult {
  int nodes = 1;
  int kills = 0;
  int store_restarts = 0;
  int acknowledged = 0;
  int lost = 0;
  int doubled = 0;
  int changed = 0;
  int unverified = 0;
  int stuck = 0;     // tables at which nothing came any more after a kill
  int not_told = 0;  // logs that the server did not tell from the beginning
  int refused = 0;   // commands that should have been possible
  int tables = 0;
  int records = 0;
  // People with accounts: what was acknowledged to them …
  int accounts = 0;
  int sign_ins = 0;
  int tokens = 0;
  int sessions_ended = 0;
  int passwords_changed = 0;
  int recovered = 0;
  int deleted = 0;
  int tables_left = 0;  // by deleted persons
  int trials = 0;       // of passwords, sessions and recovery codes
  // … and what did not hold of it.
  int let_in_wrongly = 0;    // by an old password or code, an ended session, or after a deletion
  int shut_out_wrongly = 0;  // by what was acknowledged
  int ghosts = 0;            // tables that wait for a deleted person
  int stalled_dropped = 0;   // spectators that did not read, by the server
  int unanswered = 0;        // trials that the server did not decide within two minutes
  double recovered_p50_ms = 0;
  double recovered_p99_ms = 0;
  double recovered_max_ms = 0;
  std::vector<std::string> cases;  // the first ten faults, a sentence each
  std::string folder;              // what is left of the server, where something went wrong
  std::string trouble;             // a sentence where the test could not be carried through

  bool all_well() const {
    return trouble.empty() && lost + doubled + changed + unverified + stuck + not_told + refused == 0 &&
           let_in_wrongly + shut_out_wrongly + ghosts + unanswered == 0 && acknowledged > 0;
  }
};

KillResult run_kill_test(const KillOptions& options);

}  // namespace menagerie::client
