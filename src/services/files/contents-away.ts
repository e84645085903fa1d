import { ContentsAway } from '#ports/file-contents.ts';

/** Where the store of contents cannot be reached. */
export type Away = { readonly kind: 'away' };

/** The work's answer, or that the store is away. */
export function unlessAway<Answer>(work: Promise<Answer>): Promise<Answer | Away> {
  return work.catch((fault: unknown): Away => {
    if (fault instanceof ContentsAway) return { kind: 'away' };
    throw fault;
  });
}
