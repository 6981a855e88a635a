// What a person is writing at a table. A line that the server refuses comes back, with the reason, and is not lost.
export class Talking {
  draft = $state('');
  /** The code of the refusal that brought the last line back; null where none did. */
  trouble = $state<string | null>(null);
  private readonly unanswered = new Map<string, string>();

  sent(id: string, text: string): void {
    this.trouble = null;
    this.unanswered.set(id, text);
  }

  heard(id: string): void {
    this.unanswered.delete(id);
  }

  /** False where the refused command was no line of talk. */
  refused(id: string, code: string): boolean {
    const text = this.unanswered.get(id);
    if (text === undefined) return false;
    this.unanswered.delete(id);
    this.draft = [text, this.draft].filter((part) => part !== '').join(' ');
    this.trouble = code;
    return true;
  }

  clear(): void {
    this.draft = '';
    this.trouble = null;
    this.unanswered.clear();
  }
}
