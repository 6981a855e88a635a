// One seat of a load's table: what it has seen, and its next move.
#pragma once

#include "client/load_guest.h"
#include "client/load_witness.h"

namespace menagerie::client {

class LoadTable::LoadSeat : public LoadSeatListener {
 public:
  LoadSeat(LoadTable& table, LoadGuest& guest, std::uint32_t number) : table_(table), guest_(guest), number_(number) {}

  void join();
  void part();
  // Asks for the whole log, and compares it with what was told.
  void ask_log(std::function<void()> then);
  void compare();
  LoadGuest& guest() { return guest_; }
  Clock::time_point sent() const { return sent_; }

  void heard(const Frame& frame, std::string_view text) override;

 private:
  // Looking: it has asked for the whole table, because a move can only be chosen from the view.
  enum class Doing { Nothing, Looking, Moving };

  void entry_or_table(const Frame& frame);
  void act(const Frame& frame);
  void send_move(const std::string& move);
  void refused(const Frame& frame, std::string_view text);

  LoadTable& table_;
  LoadGuest& guest_;
  std::uint32_t number_;
  std::string command_;  // the last move, to send again where the server asks for patience
  std::uint32_t version_ = 0;
  Doing doing_ = Doing::Nothing;
  Clock::time_point sent_{};
  std::unique_ptr<LoadWitness> witness_;  // only with a crowd
};

}  // namespace menagerie::client
