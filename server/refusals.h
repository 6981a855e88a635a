// Why people and accounts are refused, in the words that several requests share.
#pragma once

#include "server/refused.h"

namespace menagerie::server::refusals {

inline Refused not_stored() { return {"not_stored", "it could not be stored, so nothing was done: try again"}; }
inline Refused person_gone() { return {"no_session", "this person was deleted"}; }
inline Refused busy() { return {"too_fast", "too many people are signing in just now: try again in a moment"}; }
inline Refused too_fast() { return {"too_fast", "too many attempts: wait a moment"}; }
inline Refused wrong() { return {"wrong", "the name or the password is wrong"}; }
inline Refused wrong_password() { return {"wrong", "the password is wrong"}; }
inline Refused wrong_code() { return {"wrong", "the name or the recovery code is wrong"}; }
inline Refused bad_name() { return {"bad_name", "a name has 1 to 24 characters that can be seen"}; }
inline Refused is_account() { return {"not_now", "you have an account already"}; }
inline Refused is_guest() { return {"not_now", "a guest has no password: make an account first"}; }
inline Refused changed_meanwhile() { return {"not_now", "the password was changed in the meantime: sign in again"}; }

}  // namespace menagerie::server::refusals
