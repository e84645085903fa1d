import type { PaperBlock } from '#ports/paper.ts';

export const heading = (text: string, level: 2 | 3 = 2): PaperBlock => ({ kind: 'heading', level, text });

export const paragraph = (text: string): PaperBlock => ({ kind: 'paragraph', text });

/** Names and what they stand for, without a head. */
export const facts = (rows: readonly (readonly [label: string, value: string])[]): PaperBlock => ({
  kind: 'table',
  head: undefined,
  rows,
  widths: [2, 3],
  align: 'left',
});
