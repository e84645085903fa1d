import type { Clock } from '#ports/clock.ts';
import type { RegistryAnswer } from '#ports/registries.ts';

type Found<Record> = Extract<RegistryAnswer<Record>, { kind: 'found' }>;
type Kept<Record> = { readonly answer: Found<Record>; readonly until: number };

/**
 * What a register told of what rarely changes, the latest used of it. Only what was found is kept: what failed or was
 * missing is asked again. Who asks the same while it is being asked waits for that one answer.
 */
export class KeptAnswers<Record> {
  readonly #kept = new Map<string, Kept<Record>>();
  readonly #underWay = new Map<string, Promise<RegistryAnswer<Record>>>();
  readonly #clock: Clock;
  readonly #limits: { readonly most: number; readonly lifetimeSeconds: number };

  constructor(clock: Clock, limits: { readonly most: number; readonly lifetimeSeconds: number }) {
    this.#clock = clock;
    this.#limits = limits;
  }

  async ask(key: string, question: () => Promise<RegistryAnswer<Record>>): Promise<RegistryAnswer<Record>> {
    return this.#read(key) ?? this.#underWay.get(key) ?? this.#question(key, question);
  }

  #read(key: string): Found<Record> | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    if (kept.until <= this.#clock.now().getTime()) return undefined;
    // Put back at the end: the first in the map is the one that was used longest ago.
    this.#kept.set(key, kept);
    return kept.answer;
  }

  #keep(key: string, answer: Found<Record>): void {
    const { most, lifetimeSeconds } = this.#limits;
    this.#kept.set(key, { answer, until: this.#clock.now().getTime() + lifetimeSeconds * 1000 });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
  }

  async #question(key: string, question: () => Promise<RegistryAnswer<Record>>): Promise<RegistryAnswer<Record>> {
    const asking = question();
    this.#underWay.set(key, asking);
    try {
      const answer = await asking;
      if (answer.kind === 'found') this.#keep(key, answer);
      return answer;
    } finally {
      this.#underWay.delete(key);
    }
  }
}
