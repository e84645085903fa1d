import type { Page } from '@playwright/test';
import { sandboxAddress } from './person.ts';

/** Where the list names who looks first. */
export const looking = (page: Page) => page.getByRole('region', { name: 'İncelemede' });

export type Review = {
  readonly number: string;
  readonly wantedDocuments: readonly string[];
  readonly documents: readonly { readonly name: string; readonly type: string }[];
};

/** The review for which a file of that name arrived at the insurer. */
export async function reviewWith(name: string): Promise<Review | undefined> {
  const reply = await fetch(`${sandboxAddress}/insurers/reviews`, { headers: { accept: 'application/json' } });
  const reviews = (await reply.json()) as readonly Review[];
  return reviews.find(({ documents }) => documents.some((document) => document.name === name));
}

type Resolution =
  | { readonly resolve: 'accept' | 'decline' }
  | { readonly resolve: 'wantDocuments'; readonly documents: readonly string[] };

/** The insurer answers at once. */
export async function resolveReview({ number }: Review, resolution: Resolution): Promise<void> {
  await fetch(`${sandboxAddress}/insurers/reviews/${number}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(resolution),
  });
}
