// The mutation run: in a build with MENAGERIE_MUTANTS the rule that MENAGERIE_RULE_OFF numbers is switched off before
// the first test. tests/mutants.sh does this for one rule after another.
#include <gtest/gtest.h>

#ifdef MENAGERIE_MUTANTS
#include <cstdlib>

#include "engine/rule.h"

namespace menagerie::tests {
namespace {

class RuleOff : public testing::Environment {
  void SetUp() override {
    if (const char* number = std::getenv("MENAGERIE_RULE_OFF")) g_rule_off = std::atoi(number);
  }
};
const testing::Environment* const kRuleOff = testing::AddGlobalTestEnvironment(new RuleOff);

}  // namespace
}  // namespace menagerie::tests
#endif
