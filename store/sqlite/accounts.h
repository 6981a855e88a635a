// Changes of accounts as rows: registration, sign-in, passwords and recovery codes, and the end of idle sessions. Each
// function is all or nothing; the transaction around it is the caller's.
#pragma once

#include <string>
#include <vector>

#include "store/sqlite/database.h"

namespace menagerie::store::rows {

Outcome rename_guest(Database& database, const std::string& person, const std::string& name);
Outcome register_account(Database& database, const Registration& registration);
Outcome sign_in(Database& database, const SignIn& made);
Outcome change_password(Database& database, const PasswordChange& change);
Outcome change_recovery(Database& database, const RecoveryChange& change);
Outcome add_token(Database& database, const Session& token, const std::string& maker_token_hash);

Outcome knows_place(Database& database, const std::string& person, const std::string& place, bool& found);
Outcome end_idle_sessions(Database& database, const IdleSince& since);
Outcome idle_guests(Database& database, const GuestSlice& slice, IdleGuests& found);

}  // namespace menagerie::store::rows
