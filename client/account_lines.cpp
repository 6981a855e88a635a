#include "client/account_lines.h"

#include <fmt/core.h>

#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <memory>
#include <utility>

namespace menagerie::client {
namespace {

namespace asio = boost::asio;
using Answers = std::vector<HttpAnswer>;

constexpr auto kForAnyNode = std::chrono::milliseconds(20);
constexpr auto kBetweenQuestions = std::chrono::milliseconds(500);
constexpr auto kMaxPatience = std::chrono::minutes(2);

// Collects the answers to questions that were sent together.
template <class Handler>
struct Collector {
  Collector(asio::io_context& io_context, Handler then, std::size_t count)
      : io(io_context), handler(std::move(then)), answers(count), left(count) {}

  // The handler runs later: the caller may be in the middle of closing connections.
  void take(std::size_t which, HttpAnswer answer) {
    answers[which] = std::move(answer);
    if (--left > 0) return;
    asio::post(io, [then = std::move(handler), all = std::move(answers)]() mutable { then(std::move(all)); });
  }

  asio::io_context& io;
  Handler handler;
  Answers answers;
  std::size_t left;
};

using Question = std::pair<Http*, HttpRequest>;

auto send_all(asio::io_context& io, std::vector<Question> questions) {
  const auto begin = [&io](auto handler, std::vector<Question> all) {
    auto collector = std::make_shared<Collector<decltype(handler)>>(io, std::move(handler), all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
      all[i].first->ask(std::move(all[i].second),
                        [collector, i](HttpAnswer answer) { collector->take(i, std::move(answer)); });
  };
  return asio::async_initiate<decltype(asio::use_awaitable), void(Answers)>(begin, asio::use_awaitable,
                                                                            std::move(questions));
}

}  // namespace

std::string AccountLines::any_address() {
  return fmt::format("198.18.{}.{}", run_.random.below(256), 1 + run_.random.below(254));
}

Task<Answers> AccountLines::ask_all(std::vector<HttpRequest> requests) {
  while (!run_.any_is_up()) co_await pause(kForAnyNode);
  std::vector<Question> questions;
  for (HttpRequest& request : requests) {
    request.forwarded_for = any_address();
    questions.emplace_back(run_.any_node()->account_http.get(), std::move(request));
  }
  co_return co_await send_all(run_.io, std::move(questions));
}

Task<HttpAnswer> AccountLines::ask(HttpRequest request) {
  std::vector<HttpRequest> requests;
  requests.push_back(std::move(request));
  Answers answers = co_await ask_all(std::move(requests));
  co_return std::move(answers.front());
}

Task<HttpAnswer> AccountLines::ask_until_answered(HttpRequest request) {
  const auto begun = Clock::now();
  for (;;) {
    HttpAnswer answer = co_await ask(request);
    const Fate fate = fate_of(answer);
    if (fate == Fate::Done || fate == Fate::Refused || Clock::now() - begun > kMaxPatience) co_return answer;
    co_await pause(kBetweenQuestions);
  }
}

}  // namespace menagerie::client
