// Any bytes at all as HTTP: read by the same parser, answered by the same API and pages. Every answer has a status that
// fits, and every refusal a sentence.
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/address.hpp>

#include "server/api.h"
#include "server/pages.h"
#include "server/socket/http_session.h"
#include "tests/fuzz/fuzz.h"
#include "tests/server/house_under_test.h"

namespace menagerie::fuzz {
namespace {

namespace http = boost::beast::http;

struct Site {
  Site()
      : accounts(*house.store, world(), hash_here),
        api(*house.house, *house.people, accounts, *house.store, world(), ""),
        pages("") {}
  static bool hash_here(const server::Ticket&, const std::function<void()>& work, const std::function<void()>& then) {
    work();
    then();
    return true;
  }
  server::World world() {
    server::World world;
    world.now = [this] { return house.now += 10'000; };  // credit comes back: the limits are not what is tried here
    world.random = [this](void* bytes, std::size_t size) {
      for (std::size_t i = 0; i < size; ++i)
        static_cast<unsigned char*>(bytes)[i] = static_cast<unsigned char>(house.chance.below(256));
    };
    return world;
  }
  server::HouseUnderTest house{store::Synchronous::Off};
  server::Accounts accounts;
  server::Api api;
  server::Pages pages;
};

void check(const server::Response& response, const std::string& about) {
  expect(response.status >= 200 && response.status < 600, "an answer has a status", about);
  if (response.status < 400 || response.type != "application/json") return;
  const Json json = Json::parse(response.body, nullptr, false);
  expect(json.is_object() && json.contains("error") && json.contains("code"), "a refusal has a sentence", about);
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace menagerie::fuzz;
  static Site site;
  http::request_parser<http::string_body> parser;
  parser.body_limit(16 * 1024);
  parser.header_limit(8 * 1024);
  parser.eager(true);
  boost::beast::error_code error;
  parser.put(boost::asio::buffer(data, size), error);
  if (error || !parser.is_done()) return 0;
  const auto request = menagerie::server::plain_request(parser.get(), boost::asio::ip::make_address("127.0.0.1"));
  bool answered = false;
  const auto respond = [&](menagerie::server::Response response) {
    answered = true;
    check(response, request.method + " " + request.path);
  };
  if (request.path.starts_with("/api/")) site.api.handle(request, respond);
  else respond(site.pages.answer(request));
  site.house.pump();
  expect(answered, "every request is answered", request.method + " " + request.path);
  return 0;
}
