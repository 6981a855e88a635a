#include "server/socket/admin_socket.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <filesystem>
#include <memory>

namespace menagerie::server {

namespace asio = boost::asio;
using asio::local::stream_protocol;
using boost::system::error_code;

namespace {

constexpr std::size_t kLongestLine = 16 * 1024;

// The path of a Unix socket is short; through its folder's descriptor any place can be named.
class ShortPath {
 public:
  explicit ShortPath(const std::string& path) {
    const std::filesystem::path whole(path);
    const auto parent = whole.parent_path();
    folder_ = ::open(parent.empty() ? "." : parent.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
    name_ = "/proc/self/fd/" + std::to_string(folder_) + "/" + whole.filename().string();
  }
  ~ShortPath() {
    if (folder_ >= 0) ::close(folder_);
  }
  ShortPath(const ShortPath&) = delete;
  ShortPath& operator=(const ShortPath&) = delete;
  const std::string& name() const { return name_; }

 private:
  int folder_;
  std::string name_;
};

}  // namespace

class AdminSocket::Session : public std::enable_shared_from_this<Session> {
 public:
  Session(stream_protocol::socket socket, const Handle& handle) : socket_(std::move(socket)), handle_(handle) {}

  void read() {
    asio::async_read_until(socket_, asio::dynamic_buffer(incoming_, kLongestLine), '\n',
                           [self = shared_from_this()](error_code error, std::size_t size) {
                             if (!error) self->took(size);
                           });
  }

 private:
  void took(std::size_t size) {
    const std::string line = incoming_.substr(0, size - 1);
    incoming_.erase(0, size);
    handle_(line, [self = shared_from_this()](std::string answer) { self->write(std::move(answer)); });
  }

  void write(std::string answer) {
    outgoing_ = std::move(answer) + '\n';
    asio::async_write(socket_, asio::buffer(outgoing_), [self = shared_from_this()](error_code error, std::size_t) {
      if (!error) self->read();
    });
  }

  stream_protocol::socket socket_;
  Handle handle_;
  std::string incoming_, outgoing_;
};

AdminSocket::AdminSocket(asio::io_context& io, Handle handle) : acceptor_(io), pause_(io), handle_(std::move(handle)) {}

AdminSocket::~AdminSocket() {
  if (!path_.empty()) ::unlink(path_.c_str());
}

std::string AdminSocket::listen(const std::string& path) {
  const ShortPath place(path);
  const stream_protocol::endpoint endpoint(place.name());
  error_code error;
  stream_protocol::socket probe(acceptor_.get_executor());
  probe.connect(endpoint, error);
  if (!error) return path + " is used by another server";
  ::unlink(path.c_str());  // nobody listens there any more
  acceptor_.open(endpoint.protocol(), error);
  // What is bound is for its owner alone from the first moment on.
  const mode_t before = ::umask(0177);
  if (!error) acceptor_.bind(endpoint, error);
  ::umask(before);
  if (!error) acceptor_.listen(16, error);
  if (error) return "cannot listen on " + path + ": " + error.message();
  path_ = path;
  accept();
  return {};
}

void AdminSocket::accept() {
  acceptor_.async_accept([this](error_code error, stream_protocol::socket socket) {
    if (error == asio::error::operation_aborted) return;
    if (!error) {
      std::make_shared<Session>(std::move(socket), handle_)->read();
      return accept();
    }
    pause_.expires_after(std::chrono::milliseconds(100));  // no descriptors left, for example
    pause_.async_wait([this](error_code cancelled) {
      if (!cancelled) accept();
    });
  });
}

}  // namespace menagerie::server
