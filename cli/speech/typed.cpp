#include "cli/speech/typed.h"

#include <algorithm>

namespace menagerie::cli {
namespace {

struct CommandWord {
  Command command;
  std::string_view id;
};
constexpr CommandWord kCommands[] = {
    {Command::Help, "word-help"},     {Command::List, "word-list"}, {Command::Table, "word-table"},
    {Command::Random, "word-random"}, {Command::Hint, "word-hint"}, {Command::Try, "word-try"},
    {Command::Quit, "word-quit"},
};
constexpr std::string_view kMoveWord = "move-";

std::vector<std::string> split(std::string_view text, char between) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t end = text.find(between);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// A word of the language and the word of the rules protocol that it stands for.
struct Entry {
  std::string theirs;  // folded
  std::string ours;
};

std::vector<Entry> dictionary(const Book& book) {
  std::vector<Entry> entries;
  for (const Noun& noun : book.animals) entries.push_back({folded(noun.word), std::string(noun.key)});
  for (const Sentence& sentence : book.terminal) {
    if (!sentence.id.starts_with(kMoveWord)) continue;
    for (const std::string& word : split(sentence.text, ','))
      entries.push_back({folded(word), std::string(sentence.id.substr(kMoveWord.size()))});
  }
  std::sort(entries.begin(), entries.end(),
            [](const Entry& a, const Entry& b) { return a.theirs.size() > b.theirs.size(); });
  return entries;
}

// The entry whose word stands here; a tile's number or a card's owner may follow it.
const Entry* entry_at(const std::vector<Entry>& entries, std::string_view text) {
  for (const Entry& entry : entries) {
    if (!text.starts_with(entry.theirs)) continue;
    const char next = text.size() == entry.theirs.size() ? ' ' : text[entry.theirs.size()];
    if (next == ' ' || next == '.' || (next >= '0' && next <= '9')) return &entry;
  }
  return nullptr;
}

std::string in_our_words(const Book& book, std::string_view text) {
  const std::vector<Entry> entries = dictionary(book);
  std::string out;
  while (!text.empty()) {
    const Entry* entry = entry_at(entries, text);
    if (entry) {
      out += entry->ours;
      text.remove_prefix(entry->theirs.size());
    }
    const std::size_t space = text.find(' ');  // to where the next word begins
    const std::size_t used = space == std::string_view::npos ? text.size() : space + 1;
    out += text.substr(0, used);
    text.remove_prefix(used);
  }
  return out;
}

// What follows one of these words at the start of a line; nothing where none of them stands there.
std::optional<std::string> after_any(std::string_view words, std::string_view line) {
  for (const std::string& word : split(words, ',')) {
    const std::string start = folded(word);
    if (!line.starts_with(start)) continue;
    if (line.size() == start.size()) return std::string{};
    if (line[start.size()] == ' ') return std::string(line.substr(start.size() + 1));
  }
  return std::nullopt;
}

}  // namespace

std::string first_word(std::string_view words) { return std::string(words.substr(0, words.find(','))); }

std::string shown_word(const Speech& speech, std::string_view word) {
  const std::size_t start = word.starts_with('?') ? 1 : 0;
  const std::size_t end = std::min(word.find_first_of(".0123456789"), word.size());
  const std::string_view stem = word.substr(start, end - start);
  std::string shown(stem);
  if (const Noun* animal = find(speech.book().animals, stem)) shown = animal->word;
  else if (const Sentence* part = find(speech.book().terminal, std::string(kMoveWord).append(stem)))
    shown = first_word(part->text);
  return std::string(word.substr(0, start)) + shown + in_digits(speech.language(), word.substr(end));
}

std::string shown_move(const Speech& speech, std::string_view move) {
  std::string out;
  for (const std::string& word : split(move, ' ')) out += (out.empty() ? "" : " ") + shown_word(speech, word);
  return out;
}

Typed read_typed(const Speech& speech, std::string_view line) {
  const std::string text = folded(line);
  for (const Book* book : {&speech.book(), &book_of(Language::English)}) {
    for (const CommandWord& word : kCommands) {
      const auto rest = after_any(find(book->terminal, word.id)->text, text);
      if (!rest || (!rest->empty() && word.command != Command::Try)) continue;
      return {word.command, in_our_words(speech.book(), *rest)};
    }
  }
  return {std::nullopt, in_our_words(speech.book(), text)};
}

}  // namespace menagerie::cli
