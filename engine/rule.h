// Switching a rule off, for the mutation run alone: a test suite is worth something only if it turns red
// when a rule is missing. In every other build the question is answered while compiling.
#pragma once

namespace menagerie {

#ifdef MENAGERIE_MUTANTS
// The rule that is switched off, as an index into the rules of the game in question; none by default.
inline int g_rule_off = -1;
template <class Rule>
constexpr bool holds(Rule rule) {  // constexpr only in name: so that those who ask may be
  return static_cast<int>(rule) != g_rule_off;
}
#else
template <class Rule>
constexpr bool holds(Rule) {
  return true;
}
#endif

}  // namespace menagerie
