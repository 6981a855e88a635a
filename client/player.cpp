#include "client/player.h"

#include "notation/fields.h"

namespace menagerie::client {
namespace {

constexpr auto kShortestWait = std::chrono::milliseconds(20);
constexpr auto kLongestWait = std::chrono::milliseconds(1000);

}  // namespace

void Player::come_in() {
  if (has_left_ || connecting_ || socket_.is_open()) return;
  node_ = run_.any_node();
  if (node_ == nullptr) return again_later();
  connecting_ = true;
  timer_.cancel();
  if (is_ready()) connect();
  else make_guest();
}

void Player::move_on() {
  if (has_left_ || !socket_.is_open()) return;
  socket_.close();
  for (const auto& [table, place] : places_) place->disconnected();
  come_in();
}

void Player::leave() {
  has_left_ = true;
  timer_.cancel();
  socket_.close();
}

void Player::make_guest() {
  node_->http->ask({HttpRequest::Verb::Post, "/api/v1/guest", "", "{}"}, [this](const HttpAnswer& answer) {
    const auto json = notation::Json::parse(answer.body, nullptr, false);
    const auto* person = notation::field(json, "person");
    const std::string* token = notation::text(notation::field(json, "token"));
    const std::string* id = person ? notation::text(notation::field(*person, "id")) : nullptr;
    if (!answer.good() || !token || !id) return again_later();
    token_ = *token;
    person_ = *id;
    connect();
  });
}

void Player::connect() { socket_.open(node_->address, token_); }

void Player::again_later() {
  connecting_ = false;
  timer_.expires_after(wait_);
  wait_ = std::min(wait_ * 2, kLongestWait);
  timer_.async_wait([this](boost::system::error_code error) {
    if (!error) come_in();
  });
}

void Player::opened() {
  connecting_ = false;
  wait_ = kShortestWait;
  for (const auto& [table, place] : places_) place->connected();
}

void Player::closed(const std::string&) {
  for (const auto& [table, place] : places_) place->disconnected();
  again_later();
}

void Player::heard(std::string_view text) {
  const Frame frame = read_frame(text);
  const auto place = places_.find(frame.table);
  if (place != places_.end()) place->second->heard(frame, text);
}

void Player::take(Place& place) {
  places_[place.testimony().table()] = &place;
  if (is_connected()) place.connected();
}

void Player::give_up(const Place& place) { places_.erase(place.testimony().table()); }

}  // namespace menagerie::client
