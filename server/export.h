// Everything that the server keeps about one person, as one JSON object that is made page by page while it is sent. One
// export runs at a time; others wait, at most one per person.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/house.h"
#include "server/http.h"
#include "server/people.h"

namespace menagerie::server {

class ExportQueue {
 public:
  using Turn = std::shared_ptr<void>;  // the export runs until this is dropped
  using Begin = std::function<void(Turn turn)>;

  explicit ExportQueue(std::function<Millis()> now)
      : state_(std::make_shared<State>(State{std::move(now), {}, 0, {}})) {}

  // Calls `begin` when the turn has come. False: too many wait, of this network or in all, or the person has an export.
  bool enter(const std::string& person, const std::string& address, Begin begin);
  // Others wait, and the running export has had its time.
  bool is_overdue() const;

 private:
  static constexpr std::size_t kMaxWaiting = 8;
  static constexpr int kMaxOfNetwork = 2;
  static constexpr int kMaxOfSite = 4;
  static constexpr Millis kMaxTime = 120'000;  // while others wait
  struct Who {
    std::string person;                   // empty: nobody
    std::string network = {}, site = {};  // empty: this machine
  };
  struct Waiting {
    Who who;
    Begin begin;
  };
  struct State {
    std::function<Millis()> now;
    Who running;
    Millis since;  // the first of the waiting waits for the running one
    std::deque<Waiting> waiting;
  };
  static std::vector<Who> all_of(const State& state);
  static void start(const std::shared_ptr<State>& state, const Who& who, const Begin& begin);
  static void finish(const std::weak_ptr<State>& state);

  std::shared_ptr<State> state_;  // a turn may be dropped after the queue is gone
};

class Export : public std::enable_shared_from_this<Export> {
 public:
  Export(House& house, People& people, store::Store& store, Identity who, ExportQueue::Turn turn);

  // The next part: a page of a list; before the first one the person.
  void next(std::function<void(BodyPart)> take);

 private:
  struct Rows {
    Json list;
    std::string next;  // empty: the list is complete
  };
  using Take = std::function<void(Result<Rows>)>;
  struct List {
    const char* name;
    void (Export::*read)(const store::Page& page, const Take& take);
  };
  static const std::vector<List>& lists();
  template <class Row, class Print>
  static std::function<void(store::Outcome, store::PageOf<Row>)> rows_for(const Take& take, Print print);

  std::string beginning() const;
  void games(const store::Page& page, const Take& take);
  void tables_made(const store::Page& page, const Take& take);
  void sessions(const store::Page& page, const Take& take);
  void chat(const store::Page& page, const Take& take);
  void muted(const store::Page& page, const Take& take);
  void reports(const store::Page& page, const Take& take);
  void sign_ins(const store::Page& page, const Take& take);
  BodyPart part_of(Result<Rows> rows);

  House& house_;
  People& people_;
  store::Store& store_;
  const Identity who_;
  const ExportQueue::Turn turn_;
  bool begun_ = false;
  std::size_t list_ = 0;  // the one that is being read
  std::string after_;     // in it
};

}  // namespace menagerie::server
