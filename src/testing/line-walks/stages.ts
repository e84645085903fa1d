/** What every line is walked through, in this order. */
export const walkStages = [
  'quote',
  'compare',
  'documents',
  'payment',
  'policy',
  'my policies',
  'withdrawal',
  'renewal',
] as const;
export type WalkStage = (typeof walkStages)[number];

/** What happened to a line at a stage, in some words; or what went wrong. */
export type Cell =
  | { readonly kind: 'done'; readonly said: string }
  | { readonly kind: 'failed'; readonly error: unknown };

/** One row of the table while it is walked. A stage that fails ends the walk, and what follows it was not reached. */
export class WalkedRow {
  readonly #cells = new Map<WalkStage, Cell>();

  /** Walks a stage; undefined where it or one before it failed. */
  async walk<Result extends { readonly said: string }>(
    stage: WalkStage,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      const result = await work();
      this.#cells.set(stage, { kind: 'done', said: result.said });
      return result;
    } catch (error) {
      this.#cells.set(stage, { kind: 'failed', error });
      return undefined;
    }
  }

  cell(stage: WalkStage): Cell {
    return this.#cells.get(stage) ?? { kind: 'failed', error: new Error(`${stage} was not reached`) };
  }
}
