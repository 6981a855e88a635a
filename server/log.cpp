#include "server/log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "notation/json.h"

namespace menagerie::server {
namespace {

using notation::Json;

bool g_as_json = false;

std::string quoted(const std::string& text) { return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace); }

// In a JSON line the text must be one.
std::string fit(const std::string& line) { return g_as_json ? quoted(line) : line; }

// In the pattern of spdlog a % begins a flag.
std::string as_pattern(const std::string& text) {
  std::string pattern;
  for (const char c : text) pattern += c == '%' ? "%%" : std::string(1, c);
  return pattern;
}

spdlog::level::level_enum level_of(ServeOptions::LogLevel level) {
  switch (level) {
    case ServeOptions::LogLevel::Debug: return spdlog::level::debug;
    case ServeOptions::LogLevel::Info: return spdlog::level::info;
    case ServeOptions::LogLevel::Warning: break;
  }
  return spdlog::level::warn;
}

const char* words_of(TableNews::Kind kind) {
  switch (kind) {
    case TableNews::Kind::Made: return "made";
    case TableNews::Kind::TakenUp: return "taken up";
    case TableNews::Kind::Stored: return "stored";
    case TableNews::Kind::Heard: break;
  }
  return "heard";
}

// Worth a line when nobody looks for anything: what happens a few times in a table's life.
bool is_milestone(const TableNews& news) {
  if (news.kind == TableNews::Kind::Made) return true;
  if (news.kind != TableNews::Kind::Stored) return false;
  const bool ended = news.state == RoomState::Over || news.state == RoomState::Closed;
  return ended || news.what == "start" || news.what == "flag" || news.what == "resign" || news.what == "leave";
}

std::string as_text(const TableNews& news) {
  std::string line = "table " + news.table + " version " + std::to_string(news.version) + ": " + words_of(news.kind);
  if (!news.what.empty()) line += " " + news.what;
  if (news.seat >= 0) line += " of seat " + std::to_string(news.seat);
  return line + ", " + name_of(news.state);
}

// After "text" come the fields a program looks for.
std::string as_fields(const TableNews& news) {
  std::string line = quoted(words_of(news.kind)) + ",\"table\":" + quoted(news.table) +
                     ",\"version\":" + std::to_string(news.version) + ",\"state\":" + quoted(name_of(news.state));
  if (!news.what.empty()) line += ",\"what\":" + quoted(news.what);
  if (news.seat >= 0) line += ",\"seat\":" + std::to_string(news.seat);
  return line;
}

}  // namespace

void set_up_log(ServeOptions::LogForm form, ServeOptions::LogLevel level, const std::string& node) {
  g_as_json = form == ServeOptions::LogForm::JsonLines;
  spdlog::set_default_logger(spdlog::stderr_logger_mt("menagerie"));
  spdlog::set_pattern(
      g_as_json ? R"({"at":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l","node":)" + as_pattern(quoted(node)) + R"(,"text":%v})"
                : "%Y-%m-%dT%H:%M:%S.%eZ %l " + as_pattern(node) + " %v",
      spdlog::pattern_time_type::utc);
  spdlog::set_level(level_of(level));
  spdlog::flush_on(spdlog::level::debug);
}

void log_info(const std::string& line) { spdlog::info("{}", fit(line)); }
void log_warning(const std::string& line) { spdlog::warn("{}", fit(line)); }
void log_error(const std::string& line) { spdlog::error("{}", fit(line)); }

void log_table(const TableNews& news) {
  const auto level = is_milestone(news) ? spdlog::level::info : spdlog::level::debug;
  if (spdlog::should_log(level)) spdlog::log(level, "{}", g_as_json ? as_fields(news) : as_text(news));
}

}  // namespace menagerie::server
