// The animals and the levels of the bots in English.
#pragma once

#include "cli/speech/sentence.h"

namespace menagerie::cli::english {

// clang-format off
inline constexpr Noun kAnimals[] = {
    {"skunk", "skunk", "skunks"},             {"bat", "bat", "bats"},
    {"parrot", "parrot", "parrots"},          {"vulture", "vulture", "vultures"},
    {"kangaroo", "kangaroo", "kangaroos"},    {"peacock", "peacock", "peacocks"},
    {"monkey", "monkey", "monkeys"},          {"dog", "dog", "dogs"},
    {"chameleon", "chameleon", "chameleons"}, {"penguin", "penguin", "penguins"},
    {"seal", "seal", "seals"},                {"ostrich", "ostrich", "ostriches"},
    {"zebra", "zebra", "zebras"},             {"porcupine", "porcupine", "porcupines"},
    {"giraffe", "giraffe", "giraffes"},       {"llama", "llama", "llamas"},
    {"snake", "snake", "snakes"},             {"cheetah", "cheetah", "cheetahs"},
    {"crocodile", "crocodile", "crocodiles"}, {"tiger", "tiger", "tigers"},
    {"hippo", "hippo", "hippos"},             {"bear", "bear", "bears"},
    {"lion", "lion", "lions"},                {"rhino", "rhino", "rhinos"},
    {"elephant", "elephant", "elephants"},    {"fox", "fox", "foxes"},
    {"gorilla", "gorilla", "gorillas"},       {"panda", "panda", "pandas"},
};
inline constexpr Noun kLevels[] = {
    {"newcomer", "Newcomer", ""}, {"guest", "Guest", ""}, {"regular", "Regular", ""},
    {"bouncer", "Bouncer", ""},   {"owner", "Owner", ""}, {"champion", "Champion", ""},
};
// clang-format on

}  // namespace menagerie::cli::english
