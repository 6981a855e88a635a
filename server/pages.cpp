#include "server/pages.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/client_routes.h"
#include "server/header_text.h"
#include "server/secrets.h"

namespace menagerie::server {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> kTypes = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".wasm", "application/wasm"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".ftl", "text/plain; charset=utf-8"},
    {".map", "application/json"},
}};

std::string type_of(const std::string& path) {
  const std::string extension = fs::path(path).extension().string();
  for (const auto& [end, type] : kTypes)
    if (extension == end) return std::string(type);
  return "application/octet-stream";
}

std::string gzip(const std::string& plain) {
  z_stream stream{};
  constexpr int kGzipWindow = 15 + 16;
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzipWindow, 9, Z_DEFAULT_STRATEGY) != Z_OK) return plain;
  std::string packed(deflateBound(&stream, static_cast<uLong>(plain.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(plain.data()));
  stream.avail_in = static_cast<uInt>(plain.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  const bool done = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  packed.resize(done ? stream.total_out : 0);
  deflateEnd(&stream);
  return done ? packed : plain;
}

// What a person may have asked for: neither a file nor one of the server's own addresses.
bool is_page(std::string_view path) {
  for (const std::string_view own : {"/api", "/ws", "/healthz", "/livez", "/readyz", "/metrics", "/assets"})
    if (path == own || (path.starts_with(own) && path.substr(own.size()).starts_with('/'))) return false;
  return path.find('.') == std::string_view::npos;
}

// What a browser can neither show as a page of its own nor run: rules for pages would only add to its weight.
bool is_inert(std::string_view type) {
  for (const std::string_view inert : {"text/css", "font/", "application/wasm", "image/png"})
    if (type.starts_with(inert)) return true;
  return false;
}

Response nothing_there() {
  Response response;
  response.status = 404;
  response.body = R"({"error":"there is nothing at this address","code":"no_route"})";
  return response;
}

constexpr std::string_view kNoClient =
    "<!doctype html><html lang=en><title>Menagerie</title><h1>Menagerie</h1>"
    "<p>The server runs, but its web client was not found: see the option --web.</p></html>";

// Proxies that compress mark a tag as weak, which means the same page here.
bool has_tag(std::string_view if_none_match, std::string_view tag) {
  return std::ranges::any_of(split(if_none_match, ','), [&](std::string_view part) {
    part = trimmed(part);
    if (part.starts_with("W/")) part.remove_prefix(2);
    return part == tag || part == "*";
  });
}

}  // namespace

Pages::Pages(const std::string& folder) {
  read(folder);
  if (!files_.contains("/index.html"))
    files_["/index.html"] = {type_of("index.html"), "\"none\"", std::make_shared<const std::string>(kNoClient), nullptr,
                             false};
}

void Pages::read(const std::string& folder) {
  std::error_code error;
  if (folder.empty() || !fs::is_directory(folder, error)) return;
  for (const auto& item : fs::recursive_directory_iterator(folder, error)) {
    if (!item.is_regular_file(error)) continue;
    std::ifstream in(item.path(), std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const std::string path = "/" + fs::relative(item.path(), folder, error).generic_string();
    File file;
    file.type = type_of(path);
    file.tag = "\"" + hash_of_token(bytes).substr(0, 24) + "\"";
    file.forever = path.starts_with("/assets/");
    std::string packed = gzip(bytes);
    if (packed.size() < bytes.size()) file.packed = std::make_shared<const std::string>(std::move(packed));
    file.plain = std::make_shared<const std::string>(std::move(bytes));
    files_[path] = std::move(file);
  }
}

Response Pages::answer(const Request& request) const {
  if (request.method != "GET" && request.method != "HEAD") return only_get();
  const auto file = files_.find(request.path == "/" ? "/index.html" : request.path);
  if (file != files_.end()) return found(request, file->second);
  if (!is_page(request.path)) return nothing_there();
  const File& index = files_.at("/index.html");
  return is_client_route(request.path) ? found(request, index) : not_found(request, index);
}

Response Pages::found(const Request& request, const File& file) const {
  Response response;
  response.type = file.type;
  response.headers.emplace_back("ETag", file.tag);
  response.headers.emplace_back("Cache-Control", file.forever ? "public, max-age=31536000, immutable" : "no-cache");
  if (has_tag(request.if_none_match, file.tag)) {
    response.status = 304;
    return response;
  }
  add_body(response, request, file);
  return response;
}

// The client's own "not found". It has no tag: a browser that knows the page must hear the status again.
Response Pages::not_found(const Request& request, const File& index) const {
  Response response;
  response.status = 404;
  response.type = index.type;
  response.headers.emplace_back("Cache-Control", "no-cache");
  add_body(response, request, index);
  return response;
}

void Pages::add_body(Response& response, const Request& request, const File& file) {
  if (file.packed) response.headers.emplace_back("Vary", "Accept-Encoding");
  if (file.packed && request.accept_encoding.find("gzip") != std::string::npos) {
    response.headers.emplace_back("Content-Encoding", "gzip");
    response.shared_body = file.packed;
  } else {
    response.shared_body = file.plain;
  }
}

Response only_get() {
  Response response;
  response.status = 405;
  response.headers.emplace_back("Allow", "GET, HEAD");
  response.body = R"({"error":"only GET is answered here","code":"bad_method"})";
  return response;
}

void add_safety_headers(Response& response, bool over_tls) {
  const auto add = [&](const char* name, const char* value) { response.headers.emplace_back(name, value); };
  add("X-Content-Type-Options", "nosniff");
  add("Cross-Origin-Resource-Policy", "same-origin");
  if (over_tls) add("Strict-Transport-Security", "max-age=31536000");
  if (is_inert(response.type)) return;
  add("Content-Security-Policy",
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src "
      "'self'; "
      "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
      "frame-ancestors 'none'");
  add("X-Frame-Options", "DENY");
  add("Referrer-Policy", "same-origin");
  add("Cross-Origin-Opener-Policy", "same-origin");
  add("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

}  // namespace menagerie::server
