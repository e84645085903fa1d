/** How often an insurer was asked what, so that a test can prove nobody was asked twice. */
export class Counters {
  readonly #quotes = new Map<string, number>();
  readonly #issues = new Map<string, number>();

  quoteAsked(reference: string): void {
    this.#quotes.set(reference, (this.#quotes.get(reference) ?? 0) + 1);
  }

  issueAsked(reference: string): void {
    this.#issues.set(reference, (this.#issues.get(reference) ?? 0) + 1);
  }

  forget(): void {
    this.#quotes.clear();
    this.#issues.clear();
  }

  toJSON(): { quotes: Record<string, number>; issues: Record<string, number> } {
    return { quotes: Object.fromEntries(this.#quotes), issues: Object.fromEntries(this.#issues) };
  }
}
