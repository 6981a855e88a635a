// Where the nets lie, and fetching one.
import ark from '@nets/ark?url';
import bar from '@nets/bar?url';
import habits from '@nets/habits?url';
import mix from '@nets/mix?url';
import town from '@nets/town?url';
import type { NetName } from './nets';

const kPatience = 10_000;
const urls: Record<NetName, string> = { ark, bar, habits, mix, town };

export async function netBytes(name: NetName): Promise<Uint8Array> {
  const response = await fetch(urls[name], { signal: AbortSignal.timeout(kPatience) });
  if (!response.ok) throw new Error(`no net ${name}`);
  return new Uint8Array(await response.arrayBuffer());
}
