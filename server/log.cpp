#include "server/log.h"

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <memory>
#include <mutex>

#include "notation/json.h"
#include "server/log_writer.h"

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

using Formatter = spdlog::pattern_formatter;

std::shared_ptr<LogWriter> g_writer;  // while a Log is there

class QueueSink final : public spdlog::sinks::base_sink<std::mutex> {
  void sink_it_(const spdlog::details::log_msg& message) override {
    spdlog::memory_buf_t line;
    formatter_->format(message, line);
    if (g_writer) g_writer->write({line.data(), line.size()});
  }
  void flush_() override {}
};

// On the writer's thread, with a formatter of its own.
std::string dropped_line(Formatter& formatter, std::uint64_t count) {
  const std::string text = fit(std::to_string(count) + " lines were dropped: the log was not read");
  spdlog::memory_buf_t line;
  formatter.format(spdlog::details::log_msg("menagerie", spdlog::level::warn, text), line);
  return {line.data(), line.size()};
}

}  // namespace

Log::Log(ServeOptions::LogForm form, ServeOptions::LogLevel level, const std::string& node) {
  g_as_json = form == ServeOptions::LogForm::JsonLines;
  auto sink = std::make_shared<QueueSink>();
  const std::string pattern =
      g_as_json ? R"({"at":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l","node":)" + as_pattern(quoted(node)) + R"(,"text":%v})"
                : "%Y-%m-%dT%H:%M:%S.%eZ %l " + as_pattern(node) + " %v";
  const auto formatter = std::make_shared<Formatter>(pattern, spdlog::pattern_time_type::utc);
  g_writer = std::make_shared<LogWriter>(STDERR_FILENO,
                                         [formatter](std::uint64_t count) { return dropped_line(*formatter, count); });
  sink->set_formatter(formatter->clone());
  auto logger = std::make_shared<spdlog::logger>("menagerie", std::move(sink));
  logger->set_level(level_of(level));
  spdlog::set_default_logger(std::move(logger));
}

Log::~Log() {
  spdlog::set_default_logger(std::make_shared<spdlog::logger>("ended"));
  g_writer.reset();
}

std::uint64_t log_lines_dropped() { return g_writer ? g_writer->dropped() : 0; }

void log_info(const std::string& line) { spdlog::info("{}", fit(line)); }
void log_warning(const std::string& line) { spdlog::warn("{}", fit(line)); }
void log_error(const std::string& line) { spdlog::error("{}", fit(line)); }

void log_table(const TableNews& news) {
  const auto level = is_milestone(news) ? spdlog::level::info : spdlog::level::debug;
  if (spdlog::should_log(level)) spdlog::log(level, "{}", g_as_json ? as_fields(news) : as_text(news));
}

}  // namespace menagerie::server
