// The HTTP interface (docs/http.md): JSON in, JSON out; what is refused is an Error with the server's word for it.
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly status: number
  ) {
    super(code);
  }
}

const kPatience = 5000;

let signedOut: () => void = () => undefined;

/** Runs when the server answers that the session has ended. */
export const onSignedOut = (run: () => void): void => void (signedOut = run);

/** An error of no reach where something does not come in good time. */
export function inTime<T>(coming: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Refusal('offline', 0)), kPatience));
  return Promise.race([coming, late]);
}

export async function call<T>(method: string, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/v1/${path}`, {
      method,
      credentials: 'same-origin',
      ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {})
    });
  } catch {
    throw new Refusal('offline', 0);
  }
  const text = await response.text();
  const answer: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  if (response.ok) return answer as T;
  const code = (answer as { code?: string }).code ?? 'unknown';
  if (code === 'no_session') signedOut();
  throw new Refusal(code, response.status);
}
