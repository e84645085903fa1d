import type { Answers } from '#catalog/flows/flow.ts';

const key = 'quote-answers';

/** Keeps what was typed for this tab only. Personal numbers never go into an address. */
export function keepAnswers(answers: Answers): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readKeptAnswers(), ...answers }));
  } catch {
    // Storage may be closed to the site; the visitor then types again.
  }
}

export function readKeptAnswers(): Answers {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Answers) : {};
  } catch {
    return {};
  }
}
