// Where each page's view is fetched from when it is asked for.
import type { Component } from 'svelte';
import { allTexts } from './i18n';

const withTexts = async <Module>(module: Promise<Module>): Promise<Module> => {
  await allTexts();
  return module;
};

export const pages: Record<string, () => Promise<{ default: Component }>> = {
  home: () => import('./view/home/Home.svelte'),
  lobby: () => import('./view/pages/Lobby.svelte'),
  watch: () => import('./view/pages/Lobby.svelte'),
  play: () => import('./view/table/Open.svelte'),
  table: () => import('./view/table/Table.svelte'),
  replay: () => import('./view/replay/Replay.svelte'),
  learn: () => withTexts(import('./view/pages/Learn.svelte')),
  rules: () => withTexts(import('./view/pages/Rules.svelte')),
  settings: () => import('./view/pages/Settings.svelte'),
  about: () => import('./view/pages/About.svelte'),
  me: () => import('./view/pages/Me.svelte')
};
