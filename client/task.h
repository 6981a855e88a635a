// A coroutine on the thread that runs the io_context. What it refers to must live as long as the io_context runs.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

namespace menagerie::client {

template <class Value = void>
using Task = boost::asio::awaitable<Value>;

inline Task<> pause(boost::asio::io_context& io, std::chrono::milliseconds time) {
  boost::asio::steady_timer timer(io, time);
  co_await timer.async_wait(boost::asio::use_awaitable);
}

}  // namespace menagerie::client
