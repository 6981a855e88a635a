// The rules' module: one request in text, one answer in text. It has no imports; its memory may grow during a call.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  menagerie_buffer(size: number): number;
  menagerie_answer(length: number): number;
  menagerie_result(): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function rulesOf(instance: WebAssembly.Instance): (request: string) => string {
  const rules = instance.exports as unknown as Exports;
  rules._initialize();
  const view = (pointer: number, length: number) => new Uint8Array(rules.memory.buffer, pointer >>> 0, length);
  return (request) => {
    const bytes = encoder.encode(request);
    view(rules.menagerie_buffer(bytes.length), bytes.length).set(bytes);
    const length = rules.menagerie_answer(bytes.length) >>> 0;
    return decoder.decode(view(rules.menagerie_result(), length));
  };
}
