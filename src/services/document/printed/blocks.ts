import type { DocumentBlock } from '#ports/printed-document.ts';

export const heading = (text: string, level: 2 | 3 = 2): DocumentBlock => ({ kind: 'heading', level, text });

export const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text });

/** Names and what they stand for, without a head. */
export const facts = (rows: readonly (readonly [label: string, value: string])[]): DocumentBlock => ({
  kind: 'table',
  head: undefined,
  rows,
  widths: [2, 3],
  align: 'left',
});
