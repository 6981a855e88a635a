// The verbs of the program. Each adds itself to the command line and, when it is chosen, sets the exit code:
// 0 done, 1 the answer is no, 2 wrong usage.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

namespace menagerie::cli {

inline constexpr int kDone = 0;
inline constexpr int kNo = 1;
inline constexpr int kWrongUsage = 2;

// Runs after the command line is read; returns the exit code.
using Run = std::function<int()>;

// How a verb says what it found: to people, or to programs.
enum class Print { Text, Json };

void add_rules(CLI::App& app, Run& run);
void add_play(CLI::App& app, Run& run);
void add_perft(CLI::App& app, Run& run);
void add_train(CLI::App& app, Run& run);
void add_bench(CLI::App& app, Run& run);
void add_verify(CLI::App& app, Run& run);
void add_analyse(CLI::App& app, Run& run);
void add_serve(CLI::App& app, Run& run);
void add_admin(CLI::App& app, Run& run);
void add_healthy(CLI::App& app, Run& run);
void add_backup(CLI::App& app, Run& run);
void add_restore(CLI::App& app, Run& run);
void add_load(CLI::App& app, Run& run);
void add_kill_test(CLI::App& app, Run& run);
void add_migrate(CLI::App& app, Run& run);
void add_record(CLI::App& app, Run& run);
void add_arena(CLI::App& app, Run& run);
void add_judge(CLI::App& app, Run& run);
void add_bot(CLI::App& app, Run& run);

}  // namespace menagerie::cli
