#include "store/copy/postgres_keeping.h"

#include <chrono>
#include <ctime>
#include <filesystem>
#include <system_error>

#include "store/copy/copy.h"
#include "store/copy/shelf.h"
#include "store/postgres/connection.h"
#include "store/sqlite/database.h"
#include "store/sqlite/files.h"
#include "store/sqlite/partial_file.h"

namespace menagerie::store {
namespace {

// Rows are counted twice: copied, then compared.
copy::Progress in_thousandths(const CopyProgress& progress) {
  return [&progress](copy::Stage stage, double share) {
    const double done = stage == copy::Stage::Copying ? share / 2 : (1 + share) / 2;
    return progress(static_cast<std::int64_t>(done * 1000), 1000);
  };
}

// One file without a log beside it and without its lock.
std::string finish_file(const std::string& file) {
  std::error_code ignored;
  std::filesystem::remove(file + ".lock", ignored);
  {
    Database database;
    Error error = database.open(file, nullptr);
    if (!error) error = database.execute("PRAGMA journal_mode = DELETE");
    if (error) return file + " cannot be written: " + error.sentence;
  }
  return sync_file(file);
}

bool is_empty(copy::Shelf& shelf) {
  for (const copy::Sheet& sheet : copy::sheets())
    if (shelf.count(sheet) > 0) return false;
  return true;
}

// Two in one second are told apart.
std::string name_aside() {
  const auto now = std::chrono::system_clock::now();
  const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
  const auto thousandths = std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
  char name[64];
  std::tm utc{};
  std::strftime(name, sizeof name, "menagerie_before_%Y%m%dt%H%M%S", gmtime_r(&seconds, &utc));
  return std::string(name) + "_" + std::to_string(thousandths);
}

std::string run(const std::string& url, const std::string& sql) {
  postgres::Connection connection;
  postgres::Trouble trouble = connection.open(url);
  if (!trouble) trouble = connection.run(sql.c_str());
  return trouble ? trouble.sentence : "";
}

std::string set_aside(const std::string& url, const std::string& name) {
  const std::string trouble = run(url, "ALTER SCHEMA menagerie RENAME TO " + name);
  return trouble.empty() ? "" : "what is there could not be set aside: " + trouble;
}

// After a restore that failed: what was there is there again.
std::string put_back(const std::string& url, const std::string& name) {
  const std::string trouble =
      run(url, "BEGIN; DROP SCHEMA IF EXISTS menagerie CASCADE; ALTER SCHEMA " + name + " RENAME TO menagerie; COMMIT");
  return trouble.empty() ? "" : "; what was there is in the schema " + name + " now";
}

// The file is copied first: reading a store may bring its schema up to date, and the saved file stays as it is.
std::string copy_from(const std::string& file, const std::string& url, const CopyProgress& progress) {
  PartialFile own;
  if (std::string trouble = own.make((std::filesystem::temp_directory_path() / "menagerie-restore").string());
      !trouble.empty())
    return trouble;
  std::error_code error;
  std::filesystem::copy_file(file, own.path(), std::filesystem::copy_options::overwrite_existing, error);
  if (error) return file + " cannot be read: " + error.message();
  std::string trouble = copy::copy_store(own.path(), url, in_thousandths(progress)).trouble;
  std::filesystem::remove(own.path() + ".lock", error);
  return trouble;
}

}  // namespace

std::string PostgresKeeping::copy_out(const std::string& file, const CopyProgress& progress) {
  const copy::Copied copied = copy::copy_store(url_, file, in_thousandths(progress), copy::Servers::Running);
  return copied.trouble.empty() ? finish_file(file) : copied.trouble;
}

std::string PostgresKeeping::copy_in(const std::string& file, Existing existing, const CopyProgress& progress) {
  bool there = false;
  {
    const copy::Opened target = copy::open_postgres(url_, copy::Use::Write);
    if (!target.shelf) return target.sentence;
    there = !is_empty(*target.shelf);
    if (!target.shelf->trouble().empty()) return target.shelf->trouble();
  }
  if (there && existing == Existing::Refuse)
    return "there is a store in this database already: use another, or let --replace set it aside as another schema";
  const std::string aside = name_aside();
  if (there)
    if (std::string trouble = set_aside(url_, aside); !trouble.empty()) return trouble;
  const std::string trouble = copy_from(file, url_, progress);
  return there && !trouble.empty() ? trouble + put_back(url_, aside) : trouble;
}

}  // namespace menagerie::store
