// The sentence for a code of docs/websocket.md (refused) or docs/http.md (error), or of the house on this device (not_kept). The
// server's own sentence is for programs.
import { t } from './index.svelte';

const kCodes = new Set([
  'bad_message', 'no_table', 'not_seated', 'not_host', 'not_now', 'not_your_turn', 'stale', 'illegal', 'full', 'banned',
  'watcher', 'too_fast', 'not_stored', 'not_kept', 'no_such_thing', 'bad_method', 'bad_name', 'bad_password', 'bad_spec', 'foreign',
  'name_taken', 'no_route', 'no_session', 'too_large', 'wrong', 'offline', 'shut_out', 'silenced',
  'common_password', 'bot_token', 'misdirected', 'used_id',
]);

export function refusal(code: string): string {
  const known = kCodes.has(code) ? code : 'unknown';
  return t(`refused-${known.replaceAll('_', '-')}`);
}

/** The same for a line of talk, where two codes have a reason of their own. */
export function talkRefusal(code: string): string {
  if (code === 'not_now') return t('refused-talk-full');
  return code === 'too_fast' ? t('refused-talk-fast') : refusal(code);
}
