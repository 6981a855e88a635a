#include "client/http.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <optional>
#include <utility>

#include "client/times.h"

namespace menagerie::client {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using boost::beast::error_code;

namespace {

constexpr auto kMaxIdle = std::chrono::seconds(15);  // the server closes a connection after 30 s without a request

http::verb verb_of(HttpRequest::Verb verb) {
  switch (verb) {
    case HttpRequest::Verb::Get: return http::verb::get;
    case HttpRequest::Verb::Post: return http::verb::post;
    case HttpRequest::Verb::Delete: break;
  }
  return http::verb::delete_;
}

}  // namespace

// One connection with at most one question under way.
class Http::Line : public std::enable_shared_from_this<Line> {
 public:
  explicit Line(Http& pool) : pool_(&pool), socket_(pool.io_) {}

  bool is_free() const { return !on_answer_; }

  void ask(Question question) {
    on_answer_ = std::move(question.on_answer);
    write_head(question.request);
    if (Clock::now() - last_used_ > kMaxIdle) hang_up();
    if (socket_.is_open()) return send();
    socket_.async_connect(pool_->address_.endpoint, [self = shared_from_this()](error_code error) {
      if (error) return self->lose(error);
      error_code ignored;
      self->socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
      self->send();
    });
  }

  // An operation that is under way ends with an error that nobody hears. Returns who waits for an answer, if anybody.
  OnAnswer leave() {
    pool_ = nullptr;
    hang_up();
    return std::exchange(on_answer_, nullptr);
  }

 private:
  void write_head(HttpRequest& request) {
    request_ = {verb_of(request.verb), request.path, 11};
    request_.set(http::field::host, pool_->address_.host);
    if (!request.token.empty()) request_.set(http::field::authorization, "Bearer " + request.token);
    if (!request.forwarded_for.empty()) request_.set("X-Forwarded-For", request.forwarded_for);
    if (request.verb != HttpRequest::Verb::Get) request_.set(http::field::content_type, "application/json");
    request_.body() = std::move(request.body);
    request_.prepare_payload();
  }

  void send() {
    http::async_write(socket_, request_, [self = shared_from_this()](error_code error, std::size_t) {
      if (error) return self->lose(error);
      self->receive();
    });
  }

  void receive() {
    parser_.emplace();
    parser_->body_limit(64u << 20);
    http::async_read(socket_, incoming_, *parser_, [self = shared_from_this()](error_code error, std::size_t) {
      if (error) return self->lose(error);
      auto message = self->parser_->release();
      if (!message.keep_alive()) self->hang_up();
      self->answer({static_cast<int>(message.result_int()), std::move(message.body())});
    });
  }

  void hang_up() {
    error_code ignored;
    socket_.close(ignored);
    incoming_.clear();
  }

  void lose(error_code error) {
    hang_up();
    answer({0, error.message()});
  }

  void answer(HttpAnswer answer) {
    last_used_ = Clock::now();
    if (!on_answer_) return;
    std::exchange(on_answer_, nullptr)(std::move(answer));
    if (pool_) pool_->serve();
  }

  Http* pool_;
  asio::ip::tcp::socket socket_;
  boost::beast::flat_buffer incoming_;
  http::request<http::string_body> request_;
  std::optional<http::response_parser<http::string_body>> parser_;
  OnAnswer on_answer_;
  Clock::time_point last_used_{};
};

Http::Http(asio::io_context& io, Address address, std::size_t connections) : io_(io), address_(std::move(address)) {
  for (std::size_t i = 0; i < connections; ++i) lines_.push_back(std::make_shared<Line>(*this));
}

Http::~Http() {
  for (const auto& line : lines_) line->leave();
}

void Http::ask(HttpRequest request, OnAnswer on_answer) {
  waiting_.push_back({std::move(request), std::move(on_answer)});
  serve();
}

void Http::serve() {
  for (const auto& line : lines_) {
    if (waiting_.empty()) return;
    if (!line->is_free()) continue;
    Question question = std::move(waiting_.front());
    waiting_.pop_front();
    line->ask(std::move(question));
  }
}

void Http::drop() {
  std::deque<Question> unanswered;
  unanswered.swap(waiting_);
  for (auto& line : lines_) {
    if (OnAnswer on_answer = line->leave()) unanswered.push_front({{}, std::move(on_answer)});
    line = std::make_shared<Line>(*this);
  }
  for (Question& question : unanswered) question.on_answer({0, "the connection was dropped"});
}

}  // namespace menagerie::client
