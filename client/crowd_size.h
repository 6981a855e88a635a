// How many clients that are not players, and what they have done.
#pragma once

namespace menagerie::client {

struct CrowdSize {
  int stalled = 0;     // spectators that do not read
  int slow = 0;        // … that read a few bytes now and then
  int rude = 0;        // clients that send what is wrong, or too much of it
  int spectators = 0;  // decent ones who come and go
  bool is_empty() const { return stalled + slow + rude + spectators == 0; }
};

struct CrowdTally {
  int stalled_visits = 0;   // that were seen to have joined a table
  int stalled_dropped = 0;  // by the server
  int slow_visits = 0;
  int slow_dropped = 0;
  int rude_acts = 0;
  int spectator_visits = 0;
  int missed = 0;  // entries that a spectator should have been told
};

}  // namespace menagerie::client
