#include "server/fill_skeletons.h"

#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "server/names.h"

namespace menagerie::server {
namespace {

using store::Outcome;

constexpr int kBatch = 1'000;  // accounts in memory, and with luck in one commit

// Keeps itself alive through the answers that it waits for.
class SkeletonFill : public std::enable_shared_from_this<SkeletonFill> {
 public:
  SkeletonFill(store::Store& store, std::function<void(const std::string&)> warn, std::function<void()> then)
      : store_(store), warn_(std::move(warn)), then_(std::move(then)) {}

  void read_batch() {
    store_.accounts_without_skeleton(after_, kBatch,
                                     [self = shared_from_this()](Outcome outcome, std::vector<store::Person> accounts) {
                                       if (outcome != Outcome::Stored) return self->give_up();
                                       if (accounts.empty()) return self->then_();
                                       self->fill(accounts);
                                     });
  }

 private:
  void fill(const std::vector<store::Person>& accounts) {
    after_ = {accounts.back().created, accounts.back().id};
    waiting_ = accounts.size();
    for (const store::Person& account : accounts) {
      std::string look = skeleton(account.name);
      // Changes of different persons may be stored in any order: within a batch the older account is found here.
      if (look.empty() || !in_batch_.insert(look).second) settle(account.id, Outcome::Taken);
      else set(account.id, std::move(look));
    }
  }

  void set(const std::string& id, std::string look) {
    store_.set_skeleton(id, std::move(look),
                        [self = shared_from_this(), id](Outcome outcome) { self->settle(id, outcome); });
  }

  void settle(const std::string& id, Outcome outcome) {
    if (outcome == Outcome::Taken) warn_("account " + id + " has a name that looks like an older account's: both stay");
    if (outcome == Outcome::Failed) failed_ = true;
    if (--waiting_ > 0) return;
    in_batch_.clear();
    if (failed_) give_up();
    else read_batch();
  }

  void give_up() {
    warn_("not all accounts could be compared with names that look the same: the next start goes on");
    then_();
  }

  store::Store& store_;
  std::function<void(const std::string&)> warn_;
  std::function<void()> then_;
  store::AccountPlace after_;
  std::set<std::string> in_batch_;
  std::size_t waiting_ = 0;
  bool failed_ = false;
};

}  // namespace

void fill_skeletons(store::Store& store, std::function<void(const std::string& line)> warn,
                    std::function<void()> then) {
  std::make_shared<SkeletonFill>(store, std::move(warn), std::move(then))->read_batch();
}

}  // namespace menagerie::server
