// Plays a lesson: sets up the tables, lets the other seat move, and chooses the host's words. It never holds anybody up.
import { positionOf } from '../board/setup';
import { Trial } from '../board/trial.svelte';
import { answerTo, type Lesson, type Step } from './lesson';

const kBeforeTheirs = 900;

export class LessonPlayer {
  at = $state(0);
  readonly trial = new Trial();
  /** The other seat's move is still to come. */
  private waiting = $state(false);
  private visit = 0;

  readonly step = $derived.by((): Step => this.lesson.steps[this.at] ?? this.lesson.steps[0]!);
  /** The move that was asked for has been made and told. */
  readonly done = $derived.by(() => this.moved && !this.trial.telling);
  readonly words = $derived.by((): string => {
    const { step, trial } = this;
    if (this.done) return answerTo(step, trial.moved ?? '', trial.events);
    return trial.touched && step.touched ? step.touched : step.say;
  });

  constructor(readonly lesson: Lesson) {
    void this.go(0);
  }

  get moved(): boolean {
    return this.step.asks === true && this.trial.moved !== null && !this.waiting && this.trial.log.length > (this.step.theirs ? 1 : 0);
  }
  get first(): boolean {
    return this.at === 0;
  }
  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** Goes to a step once its table stands, so that words and table change together. */
  async go(at: number): Promise<void> {
    const visit = ++this.visit;
    const wanted = Math.min(this.lesson.steps.length - 1, Math.max(0, at));
    const { setup, theirs } = this.lesson.steps[wanted] ?? {};
    if (setup) await this.trial.begin(positionOf(setup), 0); // otherwise the table before it stays
    if (visit !== this.visit) return;
    this.at = wanted;
    this.waiting = theirs !== undefined;
    if (theirs === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, kBeforeTheirs));
    if (visit !== this.visit) return;
    await this.trial.play(theirs);
    this.waiting = false;
  }

  again(): void {
    void this.go(this.at);
  }
}
