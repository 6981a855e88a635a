// Asking a server over HTTP, a few connections kept open. Everything happens on the thread that runs the io_context.
#pragma once

#include <boost/asio/io_context.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "client/address.h"

namespace menagerie::client {

struct HttpRequest {
  enum class Verb { Get, Post, Delete } verb = Verb::Get;
  std::string path = {};
  std::string token = {};  // empty: nobody
  std::string body = {};
  std::string forwarded_for = {};  // an address that a proxy would name; empty: this machine itself
};

struct HttpAnswer {
  int status = 0;  // 0: nobody answered, and body says why
  std::string body;
  bool good() const { return status >= 200 && status < 300; }
};

using OnAnswer = std::function<void(HttpAnswer)>;

class Http {
 public:
  Http(boost::asio::io_context& io, Address address, std::size_t connections);
  ~Http();
  Http(const Http&) = delete;
  Http& operator=(const Http&) = delete;

  void ask(HttpRequest request, OnAnswer on_answer);
  // The server has gone: every connection is closed, and all that waits is answered with status 0.
  void drop();

 private:
  class Line;
  struct Question {
    HttpRequest request;
    OnAnswer on_answer;
  };
  void serve();

  boost::asio::io_context& io_;
  Address address_;
  std::vector<std::shared_ptr<Line>> lines_;
  std::deque<Question> waiting_;
};

}  // namespace menagerie::client
