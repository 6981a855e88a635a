#include "client/load_guest.h"

#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <utility>

#include "notation/fields.h"

namespace menagerie::client {

void LoadGuest::begin() {
  http().ask({HttpRequest::Verb::Post, "/api/v1/guest", "", "{}"}, [this](const HttpAnswer& answer) {
    if (answer.status == 429) return be_patient(run_.io, [this] { begin(); });
    const auto json = notation::Json::parse(answer.body, nullptr, false);
    const std::string* token = notation::text(notation::field(json, "token"));
    if (!answer.good() || !token) return run_.failed("no guest: " + answer.body);
    token_ = *token;
    socket_.open(server_.address, token_);
  });
}

void LoadGuest::when_open(std::function<void()> then) {
  if (open_) then();
  else waiting_.push_back(std::move(then));
}

void LoadGuest::opened() {
  open_ = true;
  run_.connected();
  for (const auto& then : std::exchange(waiting_, {})) then();
}

void LoadGuest::heard(std::string_view text) {
  const Frame frame = read_frame(text);
  const auto seat = seats_.find(std::string(frame.table));
  if (seat != seats_.end()) seat->second->heard(frame, text);
  else if (frame.type == "refused") run_.failed("refused: " + std::string(text));
}

void LoadGuest::closed(const std::string& why) { run_.failed("a connection was closed: " + why); }

void be_patient(boost::asio::io_context& io, std::function<void()> what) {
  constexpr auto kPatience = std::chrono::milliseconds(100);
  auto timer = std::make_shared<boost::asio::steady_timer>(io, kPatience);
  timer->async_wait([timer, what = std::move(what)](boost::system::error_code error) {
    if (!error) what();
  });
}

}  // namespace menagerie::client
