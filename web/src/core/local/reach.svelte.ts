// Whether the server can be reached: asked when somebody wants to know, never a reason to wait for long.
import { Refusal } from '../http';

const kPatience = 5000;

class Reach {
  /** Null until it was asked. */
  server = $state<boolean | null>(null);

  async look(): Promise<void> {
    this.server = await answers();
  }
}

async function answers(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(kPatience) });
    return response.ok;
  } catch {
    return false;
  }
}

/** Whether an error says that there is no server, or none that works behind a proxy. */
export const outOfReach = (error: unknown): boolean => error instanceof Refusal && [0, 502, 503, 504].includes(error.status);

export const reach = new Reach();
