// The numbered rules of RULES.md as values: events cite them, and the mutation run switches them off.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/beasty/card.h"
#include "engine/rule.h"

namespace menagerie::beasty {

// clang-format off
enum class Rule : std::uint8_t {
  S1, S2, S3, S4, S5, S6, S7, S8,
  T1, T2, T3, T4, T5, T6, T7, T8,
  K1, K2, K3, K4, K5,
  P1, P2, P3, P4,
  B1, B2, B3,
  Q1, Q2,
  L, H, C, N, G, Z, E, M, A, J, R, U,
  RH, BE, TI, CH, LL, PO, OS, PE, DO, PC, V1, V2, V3, V4, V5, BA,
  W1, W2,
};
// clang-format on

// clang-format off
inline constexpr std::array<std::string_view, 60> kRuleNames = {
    "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8",
    "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8",
    "K1", "K2", "K3", "K4", "K5",
    "P1", "P2", "P3", "P4",
    "B1", "B2", "B3",
    "Q1", "Q2",
    "L", "H", "C", "N", "G", "Z", "E", "M", "A", "J", "R", "U",
    "RH", "BE", "TI", "CH", "LL", "PO", "OS", "PE", "DO", "PC", "V1", "V2", "V3", "V4", "V5", "BA",
    "W1", "W2"};
// clang-format on
static_assert(kRuleNames.size() == static_cast<std::size_t>(Rule::W2) + 1);

constexpr std::string_view name_of(Rule rule) { return kRuleNames[static_cast<std::size_t>(rule)]; }

// The rule that describes an animal's action.
constexpr Rule rule_of(Species species) {
  constexpr std::array<Rule, kSpeciesEnd> kRules = {
      Rule::T2, Rule::T2, Rule::U,  Rule::BA, Rule::R,  Rule::V2, Rule::J,  Rule::PC, Rule::A,
      Rule::DO, Rule::M,  Rule::PE, Rule::E,  Rule::OS, Rule::Z,  Rule::PO, Rule::G,  Rule::LL,
      Rule::N,  Rule::CH, Rule::C,  Rule::TI, Rule::H,  Rule::BE, Rule::L,  Rule::RH};
  return kRules[species];
}

}  // namespace menagerie::beasty
