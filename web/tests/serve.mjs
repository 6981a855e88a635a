// For scripts: a real server on a free port with a database of its own, and a browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const web = fileURLToPath(new URL('..', import.meta.url));
// Another program or another build of the client may be tried instead of those that lie here.
const program = process.env.MENAGERIE ?? join(web, '../build/release/menagerie');
const client = process.env.MENAGERIE_WEB ?? join(web, 'dist');

function start(data, port) {
  const child = spawn(program, ['serve', '--port', String(port), '--address', '127.0.0.1', '--data', data, '--web', client]);
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (bytes) => {
      said += bytes;
      const found = /(?:port[ =:"]+|127\.0\.0\.1:|localhost:)(\d{2,5})/.exec(said)?.[1];
      if (found) resolve({ child, port: Number(found) });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

async function end(child) {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** A running server: its address, a restart on the same port with the same data, and its end. */
export async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'menagerie-web-'));
  let { child, port } = await start(data, 0);
  process.once('exit', () => child.kill());
  return {
    address: `http://127.0.0.1:${port}`,
    restart: async () => {
      await end(child);
      ({ child } = await start(data, port));
    },
    stop: async () => {
      await end(child);
      rmSync(data, { recursive: true, force: true });
    }
  };
}

export const browse = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] });
