// What goes between the page and the worker in which the house is: frames of docs/websocket.md through numbered doors, and
// questions about the games of this device.
export type Question = 'make' | 'games' | 'remove' | 'record';

export type ToHouse =
  | { t: 'open'; door: number; person: string | null }
  | { t: 'frame'; door: number; text: string }
  | { t: 'close'; door: number }
  | { t: 'pace'; ms: number }
  | { t: 'ask'; n: number; what: Question; about?: unknown };

export type FromHouse =
  | { t: 'frame'; door: number; text: string }
  | { t: 'answer'; n: number; value?: unknown; error?: string }
  /** The house could not be opened. */
  | { t: 'shut' };
