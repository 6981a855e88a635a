// The animals and the levels of the bots in French.
#pragma once

#include "cli/speech/sentence.h"

namespace menagerie::cli::french {

// clang-format off
inline constexpr Noun kAnimals[] = {
    {"skunk", "mouffette", "mouffettes", 'f'}, {"bat", "chauve-souris", "chauves-souris", 'f'},
    {"parrot", "perroquet", "perroquets"},     {"vulture", "vautour", "vautours"},
    {"kangaroo", "kangourou", "kangourous"},   {"peacock", "paon", "paons"},
    {"monkey", "singe", "singes"},             {"dog", "chien", "chiens"},
    {"chameleon", "caméléon", "caméléons"},    {"penguin", "pingouin", "pingouins"},
    {"seal", "phoque", "phoques"},             {"ostrich", "autruche", "autruches", 'f'},
    {"zebra", "zèbre", "zèbres"},              {"porcupine", "porc-épic", "porcs-épics"},
    {"giraffe", "girafe", "girafes", 'f'},     {"llama", "lama", "lamas"},
    {"snake", "serpent", "serpents"},          {"cheetah", "guéparde", "guépardes", 'f'},
    {"crocodile", "crocodile", "crocodiles"},  {"tiger", "tigre", "tigres"},
    {"hippo", "hippopotame", "hippopotames"},  {"bear", "ours", "ours"},
    {"lion", "lion", "lions"},                 {"rhino", "rhinocéros", "rhinocéros"},
    {"elephant", "éléphant", "éléphants"},     {"fox", "renard", "renards"},
    {"gorilla", "gorille", "gorilles"},        {"panda", "panda", "pandas"},
};
inline constexpr Noun kLevels[] = {
    {"newcomer", "novice", ""}, {"guest", "invité", ""}, {"regular", "habitué", ""},
    {"bouncer", "videur", ""},  {"owner", "patron", ""}, {"champion", "champion", ""},
};
// clang-format on

}  // namespace menagerie::cli::french
