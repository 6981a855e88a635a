// menagerie rules: the line protocol on standard input and output.
#include <iostream>
#include <string>

#include "cli/verbs.h"
#include "notation/protocol.h"

namespace menagerie::cli {
namespace {

int serve_lines() {
  std::ios::sync_with_stdio(false);
  notation::Protocol protocol;
  std::string line;
  while (std::getline(std::cin, line)) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    std::cout << protocol.answer(line) << '\n';
    std::cout.flush();  // whoever asks waits for the answer before asking again
    if (!std::cout) return kNo;
  }
  return kDone;
}

}  // namespace

void add_rules(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("rules", "Answer the rules protocol: one JSON object a line in, one a line out");
  verb->footer("Example: echo '{\"op\":\"new\",\"game\":\"ark\",\"players\":2,\"seed\":\"" + std::string(64, '0') +
               "\"}' | menagerie rules\nThe requests are described in docs/protocol.md.");
  verb->callback([&run] { run = serve_lines; });
}

}  // namespace menagerie::cli
