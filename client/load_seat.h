// One seat of a load's table: its guest, its connection and its next move.
#pragma once

#include "client/load_table.h"

namespace menagerie::client {

class LoadTable::LoadSeat : public Listener {
 public:
  LoadSeat(LoadTable& table, std::uint32_t number) : table_(table), number_(number), socket_(table.run_.io, *this) {}

  void make_guest();
  void join();
  void part();
  const std::string& token() const { return token_; }
  Clock::time_point sent() const { return sent_; }

  void opened() override;
  void heard(std::string_view text) override;
  void closed(const std::string& why) override;

 private:
  // Looking: it has asked for the whole table, because a move can only be chosen from the view.
  enum class Doing { Nothing, Looking, Moving };

  void entry_or_table(const Frame& frame);
  void act(const Frame& frame);
  void send_move(const std::string& move);
  void refused(const Frame& frame, std::string_view text);

  LoadTable& table_;
  std::uint32_t number_;
  Socket socket_;
  std::string token_;
  std::string command_;  // the last move, to send again where the server asks for patience
  std::uint32_t version_ = 0;
  Doing doing_ = Doing::Nothing;
  Clock::time_point sent_{};
};

}  // namespace menagerie::client
