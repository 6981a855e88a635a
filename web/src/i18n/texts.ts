// A language's texts, each read when it is first asked for: to read a whole language at once would hold up the first page.
import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';

const kBeginning = /^(-?[A-Za-z][\w-]*) *=/gm;
const kMentioned = /\{\s*(-?[a-z][\w-]*)/g;

export class Texts extends FluentBundle {
  private readonly unread = new Map<string, string>();
  private readonly known = new Set<string>();

  /** Takes the texts of a source; those that were there before must not be among them. */
  take(source: string): void {
    const found = [...source.matchAll(kBeginning)];
    found.forEach(({ 1: id = '', index }, i) => {
      if (this.known.has(id)) throw new Error(`${id} is there twice`);
      this.known.add(id);
      this.unread.set(id, source.slice(index, found[i + 1]?.index));
    });
  }

  override hasMessage(id: string): boolean {
    return this.known.has(id);
  }

  override getMessage(id: string): Message | undefined {
    this.read(id);
    return super.getMessage(id);
  }

  ids(): string[] {
    return [...this.known];
  }

  // With all that it mentions, which Fluent looks up by itself.
  private read(id: string): void {
    const source = this.unread.get(id);
    if (source === undefined) return;
    this.unread.delete(id);
    this.addResource(new FluentResource(source));
    for (const [, mentioned = ''] of source.matchAll(kMentioned)) this.read(mentioned);
  }
}
