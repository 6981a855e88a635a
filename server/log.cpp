#include "server/log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "notation/json.h"

namespace menagerie::server {
namespace {

bool g_as_json = false;

// In a JSON line the text must be one.
std::string fit(const std::string& line) {
  return g_as_json ? notation::Json(line).dump(-1, ' ', false, notation::Json::error_handler_t::replace) : line;
}

}  // namespace

void set_up_log(ServeOptions::LogForm form) {
  g_as_json = form == ServeOptions::LogForm::Json;
  spdlog::set_default_logger(spdlog::stderr_logger_mt("menagerie"));
  spdlog::set_pattern(g_as_json ? R"({"at":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l","text":%v})" : "%Y-%m-%dT%H:%M:%S.%eZ %l %v",
                      spdlog::pattern_time_type::utc);
  spdlog::flush_on(spdlog::level::info);
}

void log_info(const std::string& line) { spdlog::info("{}", fit(line)); }
void log_warning(const std::string& line) { spdlog::warn("{}", fit(line)); }
void log_error(const std::string& line) { spdlog::error("{}", fit(line)); }

}  // namespace menagerie::server
