// menagerie backup, menagerie restore: a store saved while it is in use, checked, and brought back.
#include <fmt/core.h>

#include <chrono>
#include <csignal>
#include <filesystem>

#include "cli/verbs.h"
#include "client/progress.h"
#include "server/audit.h"
#include "store/copy/postgres_keeping.h"
#include "store/postgres/connection.h"
#include "store/sqlite/partial_file.h"
#include "store/sqlite/sqlite_keeping.h"

namespace menagerie::cli {
namespace {

namespace fs = std::filesystem;

volatile std::sig_atomic_t g_stop = 0;
void stop_on_signals() {
  std::signal(SIGINT, [](int) { g_stop = 1; });
  std::signal(SIGTERM, [](int) { g_stop = 1; });
}

struct BackupWishes {
  std::string file;
  std::string data = "data";
  std::string store{};
  bool replace = false;
};

// The one place that knows which stores there are.
std::unique_ptr<store::Keeping> keeping_of(const BackupWishes& wishes) {
  if (!wishes.store.empty()) return std::make_unique<store::PostgresKeeping>(wishes.store);
  return std::make_unique<store::SqliteKeeping>((fs::path(wishes.data) / "menagerie.db").string());
}

double share(std::int64_t done, std::int64_t of) {
  return of == 0 ? 1 : static_cast<double>(done) / static_cast<double>(of);
}

// Says how far it is, once that takes longer than anybody waits without a word.
class Teller {
 public:
  // Whether to go on.
  bool operator()(double share, const std::string& text) {
    if (std::chrono::steady_clock::now() - begun_ > std::chrono::seconds(2)) progress_.tell(share, text);
    return g_stop == 0;
  }

 private:
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  client::Progress progress_;
};

store::CopyProgress copying(Teller& tell) {
  return [&tell](std::int64_t done, std::int64_t of) {
    return tell(share(done, of), fmt::format("copied {} of {}", done, of));
  };
}

// What is wrong with a copy; empty: nothing. `summary` says what is in it.
std::string check(const std::string& file, Teller& tell, std::string& summary) {
  store::Copy copy;
  if (std::string trouble = copy.open(file); !trouble.empty()) return trouble;
  const auto go_on = [&tell] { return tell(0, "checking the file"); };
  if (std::string trouble = copy.check_file(go_on); !trouble.empty()) return trouble;
  server::Audit audit;
  std::string wrong;
  const std::int64_t all = copy.tables();
  const std::string unread = copy.each_table([&](const store::StoredTable& table) {
    wrong = audit.look_at(table);
    if (!tell(share(audit.tables, all), fmt::format("replayed {} of {} tables", audit.tables, all)))
      wrong = store::kStopped;
    return wrong.empty();
  });
  summary = fmt::format("{} tables with {} entries, {} finished games replayed, {} people", audit.tables, audit.entries,
                        audit.records, copy.people());
  return unread.empty() ? wrong : unread;
}

int no(const char* verb, const std::string& trouble) {
  fmt::print(stderr, "menagerie {}: {}{}\n", verb, trouble,
             trouble == store::kStopped ? "; nothing was changed, and nothing is left behind" : "");
  return kNo;
}

int backup(const BackupWishes& wishes) {
  constexpr const char* kVerb = "backup";
  std::error_code error;
  if (fs::exists(wishes.file, error)) return no(kVerb, wishes.file + " is there already: choose another name");
  stop_on_signals();
  Teller tell;
  std::string summary;
  store::PartialFile partial;
  const std::string not_made = partial.make(wishes.file);
  for (const std::string& file : partial.removed())
    fmt::print(stderr, "menagerie backup: removed {}, left by a backup that was killed\n", file);
  if (!not_made.empty()) return no(kVerb, not_made);
  std::string trouble = keeping_of(wishes)->copy_out(partial.path(), copying(tell));
  if (trouble.empty()) {
    trouble = check(partial.path(), tell, summary);
    if (!trouble.empty() && trouble != store::kStopped)
      trouble = "the copy does not hold, so it was not kept: " + trouble;
  }
  if (trouble.empty()) trouble = partial.rename_to(wishes.file);
  if (!trouble.empty()) return no(kVerb, trouble);
  fmt::print("{}: {}, {:.1f} MB\n", wishes.file, summary, static_cast<double>(fs::file_size(wishes.file, error)) / 1e6);
  return kDone;
}

int restore(const BackupWishes& wishes) {
  using store::Keeping;
  constexpr const char* kVerb = "restore";
  stop_on_signals();
  Teller tell;
  std::string summary;
  if (const std::string trouble = check(wishes.file, tell, summary); !trouble.empty())
    return no(kVerb, trouble == store::kStopped ? trouble : "nothing was changed: " + trouble);
  std::error_code error;
  if (wishes.store.empty()) fs::create_directories(wishes.data, error);
  if (error) return no(kVerb, "the folder " + wishes.data + " cannot be made: " + error.message());
  const auto existing = wishes.replace ? Keeping::Existing::SetAside : Keeping::Existing::Refuse;
  const std::string trouble = keeping_of(wishes)->copy_in(wishes.file, existing, copying(tell));
  if (!trouble.empty()) return no(kVerb, trouble);
  fmt::print("{}: {}\n", wishes.store.empty() ? wishes.data : store::postgres::shown_url(wishes.store), summary);
  return kDone;
}

void add_place(CLI::App& verb, BackupWishes& wishes) {
  verb.add_option("--data", wishes.data, "the folder of the database")->capture_default_str();
  verb.add_option("--store", wishes.store, "postgres://USER@HOST/DATABASE, for servers that use it, in place of --data")
      ->check([](const std::string& url) {
        return store::postgres::is_postgres_url(url) ? std::string() : "it takes postgres://USER@HOST/DATABASE";
      });
}

}  // namespace

void add_backup(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("backup", "Save everything a server keeps, while it runs, and check the copy");
  auto wishes = std::make_shared<BackupWishes>();
  verb->add_option("to", wishes->file, "the file to make; it must not be there yet")->required();
  add_place(*verb, *wishes);
  verb->footer(
      "The copy is one file, the state of one moment. It is kept only if SQLite finds it whole and every finished "
      "game\n"
      "replays from its seed. Ends with 0, with 1 if there is no good copy, with 2 for wrong usage.");
  verb->callback([&run, wishes] { run = [wishes] { return backup(*wishes); }; });
}

void add_restore(CLI::App& app, Run& run) {
  auto* verb = app.add_subcommand("restore", "Bring back what backup has saved");
  auto wishes = std::make_shared<BackupWishes>();
  verb->add_option("from", wishes->file, "a file that backup has made")->required();
  add_place(*verb, *wishes);
  verb->add_flag("--replace", wishes->replace, "set a store that is there aside instead of refusing");
  verb->footer(
      "The file is checked first, as backup checks it. Servers that use the store must be stopped before.\n"
      "Ends with 0, with 1 if nothing was changed, with 2 for wrong usage.");
  verb->callback([&run, wishes] { run = [wishes] { return restore(*wishes); }; });
}

}  // namespace menagerie::cli
