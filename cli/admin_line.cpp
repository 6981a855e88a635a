#include "cli/admin_line.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "notation/fields.h"

namespace menagerie::cli {
namespace {

using notation::Json;
using notation::Refusal;

class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int operator*() const { return number_; }

 private:
  int number_;
};

// Through the folder's descriptor: the path of a socket itself may not be long.
bool reach(int line, const std::string& folder) {
  const Descriptor place(::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
  if (*place < 0) return false;
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string path = "/proc/self/fd/" + std::to_string(*place) + "/admin.sock";
  path.copy(address.sun_path, sizeof address.sun_path - 1);
  return ::connect(line, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

bool write_all(int line, std::string_view text) {
  while (!text.empty()) {
    const ssize_t sent = ::send(line, text.data(), text.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

std::string read_line(int line) {
  std::string text;
  char part[4096];
  while (text.find('\n') == std::string::npos) {
    const ssize_t got = ::recv(line, part, sizeof part, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return {};
    text.append(part, static_cast<std::size_t>(got));
  }
  return text.substr(0, text.find('\n'));
}

std::string nobody_there(const std::string& folder) {
  const std::string why = std::generic_category().message(errno);
  if (errno == EACCES) return "no permission to ask the server on " + folder + ": be its user, or root";
  return "no server runs on the folder " + folder + " (" + why + "): start it, or name its folder with --data";
}

}  // namespace

notation::Answer<Json> ask_server(const std::string& folder, const Json& question) {
  const Descriptor line(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if (*line < 0 || !reach(*line, folder)) return Refusal{nobody_there(folder)};
  const std::string asked = question.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
  const std::string told = write_all(*line, asked) ? read_line(*line) : std::string();
  Json answer = Json::parse(told, nullptr, false);
  if (!answer.is_object())
    return Refusal{"the server ended before it answered: look whether it was done, and ask again if not"};
  if (const std::string* error = notation::text(notation::field(answer, "error"))) return Refusal{*error};
  return answer;
}

}  // namespace menagerie::cli
