// The client's build: Svelte, an installable page, and the rules as WebAssembly from the C++ build beside it.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const module = (name: string): string => {
  const path = fileURLToPath(new URL(`../build/wasm/${name}`, import.meta.url));
  if (!existsSync(path)) throw new Error(`There is no ${path}: build it first (cmake --preset wasm && ninja -C build/wasm).`);
  return path;
};
// The rules, which every table needs; and all that a house needs, bots among it, for games without a server.
const rules = module('menagerie.wasm');
const house = module('menagerie-house.wasm');

export default defineConfig({
  plugins: [
    svelte(),
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
        globPatterns: ['**/*.{js,css,html,wasm,woff2,svg,webmanifest}'],
        navigateFallbackDenylist: [/^\/api/, /^\/ws/, /^\/healthz/, /^\/metrics/]
      }
    })
  ],
  resolve: { alias: [{ find: /^@rules(?=\?|$)/, replacement: rules }, { find: /^@house(?=\?|$)/, replacement: house }] },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false, modulePreload: { polyfill: false }, rollupOptions: { output: { experimentalMinChunkSize: 8000 } } },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node', env: { MENAGERIE_WASM: rules, MENAGERIE_HOUSE: house } }
});
