// menagerie healthy: whether a server can do all of its work, for containers and monitors.
#include <fmt/core.h>

#include <chrono>
#include <optional>

#include "cli/verbs.h"
#include "client/address.h"
#include "client/http.h"

namespace menagerie::cli {
namespace {

// The answer of /healthz; none: it did not come in time.
std::optional<client::HttpAnswer> ask_health(const client::Address& address, std::chrono::duration<double> patience) {
  boost::asio::io_context io(1);
  client::Http http(io, address, 1);
  std::optional<client::HttpAnswer> answer;
  http.ask({.path = "/healthz"}, [&](client::HttpAnswer got) {
    answer = std::move(got);
    io.stop();
  });
  io.run_for(std::chrono::duration_cast<std::chrono::milliseconds>(patience));
  return answer;
}

std::string first_line(const std::string& text) { return text.substr(0, text.find_first_of("\r\n")); }

int healthy(const std::string& url, double seconds) {
  const auto address = client::find_server(url);
  if (!address) return fmt::print(stderr, "menagerie healthy: {}\n", address.sentence()), kNo;
  const auto answer = ask_health(*address, std::chrono::duration<double>(seconds));
  if (answer && answer->good()) return fmt::print("{}\n", first_line(answer->body)), kDone;
  const std::string why = answer ? first_line(answer->body) : fmt::format("no answer in {} s", seconds);
  fmt::print(stderr, "menagerie healthy: {}: {}\n", url, why);
  return kNo;
}

}  // namespace

void add_healthy(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("healthy", "Ask a server whether it can do all of its work");
  auto url = std::make_shared<std::string>("http://127.0.0.1:8080");
  auto seconds = std::make_shared<double>(3);
  verb->add_option("URL", *url, "the server")
      ->check([](const std::string& text) {
        return text.starts_with("http://") ? "" : "the address of a server is http://HOST:PORT, not " + text;
      })
      ->capture_default_str();
  verb->add_option("--seconds", *seconds, "how long to wait for its answer")
      ->check(CLI::Range(0.1, 3600.0))
      ->capture_default_str();
  verb->footer(
      "It asks /healthz. Ends with 0 if the server can store what it is given, with 1 if not, with 2 for wrong usage.");
  verb->callback([&run, url, seconds] { run = [=] { return healthy(*url, *seconds); }; });
}

}  // namespace menagerie::cli
