#include "cli/speech/speech.h"

namespace menagerie::cli {
namespace {

using notation::Json;

constexpr std::string_view kNameLetters = "abcdefghijklmnopqrstuvwxyz_";

// Where the bracket that opened before `from` closes, or a bar at its own depth.
std::size_t end_of(std::string_view text, std::size_t from, char wanted) {
  int depth = 0;
  for (std::size_t i = from; i < text.size(); ++i) {
    if (depth == 0 && text[i] == wanted) return i;
    if (text[i] == '{') ++depth;
    if (text[i] == '}') --depth;
  }
  return text.size();
}

Form form_named(std::string_view name) {
  if (name == "the") return Form::The;
  if (name == "a") return Form::A;
  if (name == "of") return Form::Of;
  if (name == "to") return Form::To;
  if (name == "word") return Form::Word;
  return name == "many" ? Form::Many : Form::Plain;
}

const Json* given(const Json& about, const std::string& name) {
  const auto found = about.find(name);
  return found == about.end() || found->is_null() ? nullptr : &*found;
}

bool is_known(const Json& value) {
  if (value.is_string()) return value.get_ref<const std::string&>() != "?";
  for (const Json& item : value)
    if (!is_known(item)) return false;
  return true;
}

// A card's animal: the part before the point, or before a tile's number.
std::string_view species_in(std::string_view text) {
  if (text.starts_with('?')) text.remove_prefix(1);
  return text.substr(0, text.find_first_not_of(kNameLetters));
}

}  // namespace

std::string Speech::say(SentenceId id, const Json& about) const { return say_by_name(id.text, about); }

std::string Speech::say_by_name(std::string_view id, const Json& about) const {
  const Sentence* sentence = find(book_.terminal, id);
  if (!sentence) sentence = find(book_.analysis, id);
  return sentence ? fill(sentence->text, about) : std::string{};
}

std::string Speech::tell(const Json& event) const {
  const Sentence* sentence = find(book_.events, event["what"].get_ref<const std::string&>());
  return sentence ? capitalized(fill(sentence->text, event)) : std::string{};
}

std::string Speech::fill(std::string_view text, const Json& about) const {
  std::string out;
  while (!text.empty()) {
    const std::size_t open = text.find('{');
    out += text.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = end_of(text, open + 1, '}');
    out += slot(text.substr(open + 1, close - open - 1), about);
    text.remove_prefix(close + 1);
  }
  return out;
}

std::string Speech::slot(std::string_view inside, const Json& about) const {
  const std::size_t name_ends = inside.find_first_not_of(kNameLetters);
  const std::string name(inside.substr(0, name_ends));
  const Json* value = given(about, name);
  if (name_ends == std::string_view::npos) return value ? words(name, *value, Form::Plain) : std::string{};
  const std::size_t question = inside.find('?');
  const std::string_view modifier = inside.substr(name_ends, question - name_ends);
  if (question == std::string_view::npos) return value ? words(name, *value, form_named(modifier.substr(1))) : "";
  const std::size_t bar = end_of(inside, question + 1, '|');
  const std::string_view yes = inside.substr(question + 1, bar - question - 1);
  return fill(holds(modifier, name, about) ? yes : inside.substr(bar + 1), about);
}

bool Speech::holds(std::string_view test, const std::string& name, const Json& about) const {
  const Json* value = given(about, name);
  if (!value) return false;
  if (test.starts_with('=')) return (value->is_string() ? value->get<std::string>() : value->dump()) == test.substr(1);
  if (test == ".some") return true;
  if (test == ".known") return is_known(*value);
  if (test == ".you") return value->is_number() && value->get<int>() == company_.you;
  if (test == ".one") return value->is_number() && is_singular(language_, value->get<long>());
  const Noun* noun =
      value->is_string() ? find(book_.animals, species_in(value->get_ref<const std::string&>())) : nullptr;
  return test == ".f" && noun && noun->gender == 'f';
}

std::string Speech::words(const std::string& name, const Json& value, Form form) const {
  if (value.is_number_integer()) return name == "seat" ? person(value.get<int>(), form) : number(value.get<long>());
  if (value.is_string()) return thing(value.get_ref<const std::string&>(), form);
  if (value.is_object()) return isolated(language_, value["as_is"].get<std::string>());
  std::vector<std::string> items;
  for (const Json& item : value) items.push_back(words(name, item, form));
  return listed(language_, items);
}

std::string Speech::level_number(int seat) const {
  int alike = 0, before = 0;
  for (int other = 0; other < kMaxPlayers; ++other) {
    const bool same = company_.bots[static_cast<std::size_t>(other)] == company_.bots[static_cast<std::size_t>(seat)];
    alike += same;
    before += same && other <= seat;
  }
  return alike > 1 ? " " + number(before) : std::string{};
}

std::string Speech::person(int seat, Form form) const {
  if (seat == company_.you) return say("you");
  const auto level = company_.bots[static_cast<std::size_t>(seat)];
  if (!level) return say("player", {{"number", seat + 1}});
  return name_in_form(language_, *find(book_.levels, ai::name_of(*level)), form) + level_number(seat);
}

std::string Speech::thing(std::string_view text, Form form) const {
  if (text == "?") return say("hidden-tile");
  const Noun* animal = find(book_.animals, species_in(text));
  if (!animal) return isolated(language_, std::string(text));  // a rule's key
  const char last = text.back();
  if (last < '0' || last > '9') return in_form(language_, *animal, form);
  if (text.find('.') == std::string_view::npos) {  // a tile: English leaves the article out
    const bool bare = form == Form::Word || language_ == Language::English;
    return in_form(language_, *animal, bare ? Form::Word : form) + " " + number(last - '0');
  }
  const int seat = last - '0';
  if (form == Form::The || form == Form::Word) return in_form(language_, *animal, form);
  if (seat == company_.you) return your(language_, *animal, form);
  const auto level = company_.bots[static_cast<std::size_t>(seat)];
  if (level) return owned_by(language_, *animal, form, *find(book_.levels, ai::name_of(*level)), level_number(seat));
  return in_form(language_, *animal, form) + " (" + person(seat) + ")";
}

}  // namespace menagerie::cli
