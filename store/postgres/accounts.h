// Changes of accounts as questions to PostgreSQL: registration, sign-in, passwords and recovery codes, and the end of idle
// sessions. Each change locks the person's row first, in a statement of its own: what follows then sees everything that
// was committed before, so that no session slips in while all are ended.
#pragma once

#include <string>

#include "store/postgres/lane.h"

namespace menagerie::store::postgres {

// Locks the person, then asks a question whose answer is an outcome.
Work after_lock(const std::string& person, Question question);

Work rename_guest(const std::string& person, const std::string& name);
Work register_account(const Registration& made);
Work sign_in(const SignIn& made);
Work change_password(const PasswordChange& change);
Work change_recovery(const RecoveryChange& change);
Work add_token(const Session& token, const std::string& maker_token_hash);

Work knows_place(const std::string& person, const std::string& place, bool& found);
Work end_idle_sessions(const IdleSince& since);
Work idle_guests(const GuestSlice& slice, IdleGuests& found);

}  // namespace menagerie::store::postgres
