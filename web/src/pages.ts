// Where each page's view is fetched from when it is asked for.
import type { Component } from 'svelte';
import type { Route } from './core/router';

type Fetched<View> = () => Promise<{ default: View }>;

export const pages: Record<string, Fetched<Component>> = {
  home: () => import('./view/home/Home.svelte'),
  lobby: () => import('./view/pages/Lobby.svelte'),
  watch: () => import('./view/pages/Lobby.svelte'),
  play: () => import('./view/table/Open.svelte'),
  table: () => import('./view/table/Table.svelte'),
  replay: () => import('./view/replay/Replay.svelte'),
  learn: () => import('./view/pages/Learn.svelte'),
  rules: () => import('./view/pages/Rules.svelte'),
  settings: () => import('./view/pages/Settings.svelte'),
  about: () => import('./view/pages/About.svelte'),
  me: () => import('./view/pages/Me.svelte')
};

/** Pages that need the texts which others do without. */
export const wordy: ReadonlySet<string> = new Set(['learn', 'rules']);

/** The two kinds of tables, once the cards are dealt. */
export const tables = {
  beasty: () => import('./view/table/Beasty.svelte'),
  ark: () => import('./view/ark/ArkTable.svelte')
};

/** All that a visit which begins here will soon show. */
export function ahead(route: Route): Fetched<unknown>[] {
  const page = pages[route.page];
  const after = route.page === 'play' ? [pages.table, tables[route.game === 'ark' ? 'ark' : 'beasty']] : [];
  return [page, ...after].filter((one) => one !== undefined);
}
