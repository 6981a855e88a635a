// The client's build: Svelte, an installable page, and the rules as WebAssembly from the C++ build beside it.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// Another build of the modules, or other nets, may be tried instead of those that lie here.
const folder = (variable: string, path: string): string => process.env[variable] ?? fileURLToPath(new URL(path, import.meta.url));
const module = (name: string): string => {
  const path = `${folder('MENAGERIE_WASM_FOLDER', '../build/wasm')}/${name}`;
  if (!existsSync(path)) throw new Error(`There is no ${path}: build it first (cmake --preset wasm && ninja -C build/wasm).`);
  return path;
};
// The rules, which every table needs; and all that a house needs, bots among it, for games without a server.
const rules = module('menagerie.wasm');
const house = module('menagerie-house.wasm');
// What the better bots have learnt: @nets/bar is the file ai/weights/bar.net.
const nets = folder('MENAGERIE_NETS_FOLDER', '../ai/weights');

// What a first visit needs comes in few files: the first lines, the client that they ask for with the small parts that most pages
// share, and what a table of either kind is made of. A file takes what no file before it has.
const source = (name: string): string => fileURLToPath(new URL(`./src/${name}`, import.meta.url));
const common = /\/node_modules\/(svelte|esm-env|clsx)\/|\/src\/(art|core\/(animals|asking|engine|hint|keyboard|levels|result|seats|local\/(index|kept|open|reach\.svelte))|view\/parts\/(Icon|icons|Page|Seat|Sheet)|view\/table\/names)\.(ts|svelte)$/;
const files: [name: string, entries: string[], also?: RegExp][] = [
  ['first', ['main.ts']],
  ['client', ['start.ts'], common],
  ['street', ['view/table/Beasty.svelte']],
  ['quay', ['view/ark/ArkTable.svelte']],
  ['table', ['view/table/Table.svelte', 'view/table/Open.svelte']]
];

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const reached = new Map<string, Set<string>>();

function reaches(entry: string, modules: Modules): Set<string> {
  const found = reached.get(entry) ?? new Set([entry]);
  if (reached.has(entry)) return found;
  reached.set(entry, found);
  // What is added to a set while it is walked through is walked through too.
  for (const id of found) modules.getModuleInfo(id)?.importedIds.forEach((next) => found.add(next));
  return found;
}

function fileOf(id: string, modules: Modules): string | undefined {
  if (id.endsWith('.css') || id.includes('.css?')) return undefined;
  return files.find(([, entries, also]) => also?.test(id) || entries.some((entry) => reaches(source(entry), modules).has(id)))?.[0];
}

// The page names the client too, so that both files come together.
const clientAhead: Plugin = {
  name: 'client-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.values(bundle ?? {})
        .filter((file) => file.type === 'chunk' && file.name === 'client')
        .map(({ fileName }) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` }, injectTo: 'head' as const }))
  }
};

export default defineConfig({
  plugins: [
    svelte(),
    clientAhead,
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      manifest: {
        name: 'Menagerie',
        short_name: 'Menagerie',
        start_url: '/',
        display: 'standalone',
        background_color: '#150d26',
        theme_color: '#150d26',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' }
        ]
      },
      workbox: {
        // The page of the first visit, too, must not need the network any more.
        clientsClaim: true,
        globPatterns: ['**/*.{js,css,html,wasm,net,woff2,svg,webmanifest}'],
        navigateFallbackDenylist: [/^\/api/, /^\/ws/, /^\/healthz/, /^\/livez/, /^\/readyz/, /^\/metrics/]
      }
    })
  ],
  resolve: { alias: [{ find: /^@rules(?=\?|$)/, replacement: rules }, { find: /^@house(?=\?|$)/, replacement: house }, { find: /^@nets\/([a-z]+)(?=\?|$)/, replacement: `${nets}/$1.net` }] },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false, modulePreload: { polyfill: false }, rollupOptions: { output: { manualChunks: fileOf } } },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node', env: { MENAGERIE_WASM: rules, MENAGERIE_HOUSE: house } }
});
