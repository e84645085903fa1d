import { Behaviours } from './behaviour.ts';

export type SandboxOptions = {
  /** Everything the sandbox makes up follows from it. */
  readonly seed: string;
  readonly now: () => Date;
  /** Public root of the sandbox, for links in pages and forms. */
  readonly publicUrl: string;
};

/** What is true in the sandbox's world; each partner adds its own records and forgets them on reset. */
export class World {
  readonly behaviours = new Behaviours();
  readonly options: SandboxOptions;
  readonly #resets: (() => void)[] = [];

  constructor(options: SandboxOptions) {
    this.options = options;
  }

  onReset(forget: () => void): void {
    this.#resets.push(forget);
  }

  reset(): void {
    this.behaviours.reset();
    for (const forget of this.#resets) forget();
  }
}
