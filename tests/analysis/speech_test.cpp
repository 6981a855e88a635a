// The words of the terminal: complete in three languages, right in their grammar, and readable again when they are typed.
#include <gtest/gtest.h>

#include <set>

#include "cli/speech/shorthand.h"
#include "cli/speech/typed.h"
#include "tests/ai/table.h"

namespace menagerie::cli {
namespace {

using notation::ArkText;
using notation::BeastyText;
using notation::Json;

Company company_at(Seat you) {
  Company company;
  company.you = you;
  company.bots = {ai::Level::Bouncer, ai::Level::Regular, ai::Level::Regular, ai::Level::Champion};
  company.bots[you].reset();
  return company;
}

// The fields that a sentence speaks of.
std::set<std::string> fields_in(std::string_view text) {
  std::set<std::string> fields;
  for (std::size_t i = text.find('{'); i != std::string_view::npos; i = text.find('{', i + 1)) {
    const std::size_t end = text.find_first_of(".?=}", i);
    fields.emplace(text.substr(i + 1, end - i - 1));
  }
  return fields;
}

template <class Text, class Look>
void in_games_of(Look look) {
  ai_tests::in_random_games<typename Text::Game>(2, [&](const typename Text::State& state, QuickRandom& random) {
    auto after = state;
    typename Text::Events events;
    const auto move = ai_tests::random_move<typename Text::Game>(state, random);
    Text::Game::play(after, move, Seed{}, events);
    look(state, move, events);
  });
}

template <class Text>
class Speaking : public testing::Test {};
using BothTexts = testing::Types<BeastyText, ArkText>;
TYPED_TEST_SUITE(Speaking, BothTexts);

TYPED_TEST(Speaking, EveryEventHasASentenceInEveryLanguage) {
  in_games_of<TypeParam>([](const auto&, const auto&, const auto& events) {
    for (const Language language : kLanguages)
      for (const Seat reader : {Seat{0}, Seat{1}}) {
        const Speech speech(language, company_at(reader));
        for (const Json& event : TypeParam::print_events(TypeParam::Game::events_for(events, reader))) {
          ASSERT_TRUE(find(speech.book().events, event["what"].get<std::string>())) << event.dump();
          const std::string told = speech.tell(event);
          ASSERT_EQ(told.find_first_of("{}|"), std::string::npos) << told;
          ASSERT_EQ(told.find("  "), std::string::npos) << told << " has an empty slot: " << event.dump();
        }
      }
  });
}

TYPED_TEST(Speaking, AMoveThatIsShownCanBeTyped) {
  in_games_of<TypeParam>([](const auto& state, const auto& move, const auto&) {
    const std::string text = TypeParam::print_move(state, move);
    for (const Language language : kLanguages) {
      const Speech speech(language, company_at(0));
      const Typed typed = read_typed(speech, shown_move(speech, text));
      ASSERT_FALSE(typed.command) << text;
      ASSERT_EQ(typed.rest, text) << shown_move(speech, text);
      ASSERT_EQ(read_typed(speech, text).rest, text) << "English is understood too";
    }
  });
}

TEST(Speech, SentencesSpeakOfTheSameThingsInEveryLanguage) {
  const Book& english = book_of(Language::English);
  for (const Language language : {Language::French, Language::Persian}) {
    const Book& book = book_of(language);
    const auto compare = [](std::span<const Sentence> theirs, std::span<const Sentence> ours) {
      for (const Sentence& sentence : ours)
        EXPECT_EQ(fields_in(find(theirs, sentence.id)->text), fields_in(sentence.text)) << sentence.id;
    };
    compare(english.events, book.events);
    compare(english.terminal, book.terminal);
    compare(english.analysis, book.analysis);
  }
}

TEST(Speech, NoOtherLanguageIsLeftInEnglish) {
  const Book& english = book_of(Language::English);
  // Names and marks that are the same everywhere.
  const std::set<std::string_view> alike = {"none",       "game-bar",     "game-town",       "game-ark",
                                            "word-table", "analysis-bar", "analysis-refused"};
  for (const Language language : {Language::French, Language::Persian})
    for (const auto& [theirs, ours] :
         {std::pair{english.terminal, book_of(language).terminal},
          std::pair{english.analysis, book_of(language).analysis}, std::pair{english.events, book_of(language).events}})
      for (const Sentence& sentence : ours)
        if (!sentence.text.empty() && !alike.contains(sentence.id)) {
          EXPECT_NE(sentence.text, find(theirs, sentence.id)->text) << sentence.id;
        }
}

std::string told(Language language, Json event) { return Speech(language, company_at(1)).tell(event); }

TEST(Speech, CardsHaveOwners) {
  const Json eaten{{"what", "eaten"}, {"who", "hippo.1"}, {"other", "bat.0"}, {"why", "C"}};
  EXPECT_EQ(told(Language::English, eaten), "Bouncer’s bat eats your hippo.");
  EXPECT_EQ(told(Language::French, eaten), "La chauve-souris du videur mange votre hippopotame.");
  EXPECT_EQ(told(Language::Persian, eaten), "خفاش دربان اسب آبی شما را می‌خورد.");
  const Json quills{{"what", "quills"}, {"who", "porcupine.1"}, {"other", "bear.3"}, {"why", "Q1"}};
  EXPECT_EQ(told(Language::French, quills), "Votre porc-épic montre ses piquants à l’ours du champion et reste.");
}

TEST(Speech, VerbsFollowWhoTheySpeakOf) {
  const Json plays{{"what", "plays"}, {"who", "giraffe.1"}, {"seat", 1}, {"place", 2}, {"why", "T1"}};
  EXPECT_EQ(told(Language::English, plays), "You play the giraffe.");
  EXPECT_EQ(told(Language::French, plays), "Vous jouez la girafe.");
  EXPECT_EQ(told(Language::Persian, plays), "شما، زرافه را بازی می‌کنید.");
  Json theirs = plays;
  theirs["seat"] = 2;
  EXPECT_EQ(told(Language::English, theirs), "Regular plays the giraffe.");
  EXPECT_EQ(told(Language::French, theirs), "L’habitué joue la girafe.");
}

TEST(Speech, AdjectivesFollowTheGender) {
  const Json rests{{"what", "rests"}, {"who", "giraffe.1"}, {"why", "T3"}};
  EXPECT_EQ(told(Language::French, rests), "Votre girafe vient d’être posée et se repose ce tour-ci.");
  const Json tiger{{"what", "rests"}, {"who", "tiger.1"}, {"why", "T3"}};
  EXPECT_EQ(told(Language::French, tiger), "Votre tigre vient d’être posé et se repose ce tour-ci.");
}

TEST(Speech, NumbersAreThoseOfTheLanguage) {
  const Json paid{{"what", "paid"}, {"seat", 1}, {"crates", 1}, {"has", 0}, {"why", "A5"}};
  EXPECT_EQ(told(Language::English, paid), "You pay 1 crate and have 0 left.");
  EXPECT_EQ(
      told(Language::Persian, paid),
      "شما برای این گروه ۱ جعبه می‌دهید و ۰ جعبه برایتان می‌ماند.");
  EXPECT_EQ(percent(Language::French, 0.631), "63\u00a0%");
  EXPECT_EQ(hundredths(Language::Persian, -0.0124), "\u200e−۱٫۲");
}

TEST(Speech, BotsOfTheSameLevelAreNumbered) {
  Company company = company_at(0);
  company.bots[3].reset();
  const Speech speech(Language::English, company);
  EXPECT_EQ(speech.person(1), "Regular 1");
  EXPECT_EQ(speech.person(2), "Regular 2");
  EXPECT_EQ(speech.person(3), "Player 4");
}

TEST(Speech, OnlyWhatNeedsItIsIsolatedInPersian) {
  EXPECT_EQ(isolated(Language::Persian, "T5"), "T5");
  EXPECT_EQ(isolated(Language::Persian, "/tmp/x"), "\u2068/tmp/x\u2069");
  EXPECT_EQ(isolated(Language::Persian, "۱۲"), "۱۲");
  EXPECT_EQ(isolated(Language::French, "/tmp/x"), "/tmp/x");
}

TEST(Typing, CommandsWorkInTheLanguageAndInEnglish) {
  const Speech french(Language::French), persian(Language::Persian);
  EXPECT_EQ(read_typed(french, "  AIDE ").command, Command::Help);
  EXPECT_EQ(read_typed(french, "help").command, Command::Help);
  EXPECT_EQ(read_typed(persian, "راهنما").command, Command::Help);
  EXPECT_EQ(read_typed(persian, "?").command, Command::Help);
  EXPECT_EQ(read_typed(french, "apercu Lion").command, Command::Try);
  EXPECT_EQ(read_typed(french, "aperçu ours").rest, "bear");
  EXPECT_FALSE(read_typed(french, "aide moi").command) << "only what is a word alone";
}

TEST(Typing, AccentsCapitalsAndKeyboardsDoNotMatter) {
  EXPECT_EQ(read_typed(Speech(Language::French), "ZEBRE").rest, "zebra");
  EXPECT_EQ(read_typed(Speech(Language::French), "Perroquet  @1").rest, "parrot @1");
  EXPECT_EQ(read_typed(Speech(Language::Persian), "طوطي @١").rest, "parrot @1");
  EXPECT_EQ(read_typed(Speech(Language::Persian), "اسب آبی").rest, "hippo");
  EXPECT_EQ(read_typed(Speech(Language::Persian), "آفتابپرست مثل شیر").rest, "chameleon as lion");
}

TEST(Typing, AShorthandBecomesTheMove) {
  beasty::Options options;
  options.rules.cards = beasty::Cards::Mix;
  const auto deck = Beasty::deal(options, Seed{});
  EXPECT_TRUE(BeastyText::parse_move(deck, completed(deck, "rhino bat")));
  EXPECT_NE(completed(deck, "rhino bat").find("rhino"), std::string::npos);
  EXPECT_EQ(completed(deck, "unicorn"), "unicorn");
  options.rules.cards = beasty::Cards::Bar;
  options.rules.variant = beasty::Variant::Points;
  const auto trim = Beasty::deal(options, Seed{});
  EXPECT_EQ(completed(trim, "lion skunk hippo parrot"), "trim skunk parrot hippo lion");
  EXPECT_EQ(completed(trim, "lion skunk"), "lion skunk");
}

}  // namespace
}  // namespace menagerie::cli
