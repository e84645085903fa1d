import { expect, test } from 'vitest';
import { periodOf, retentionKinds } from '#domain/retention.ts';
import { retentionTexts } from '#messages/retention.ts';
import { reviewDocumentTexts } from '#messages/review-documents.ts';
import { periodText, retentionLines, retentionMarkdown } from './periods.ts';

const today = '2026-11-16';

test('every period of the table is told once, with its words, and nothing else is', () => {
  expect(Object.keys(retentionTexts).sort()).toEqual([...retentionKinds].sort());
  const lines = retentionLines(today);
  for (const kind of retentionKinds) {
    const told = lines.filter(({ what }) => what === retentionTexts[kind].what);
    expect(told).toMatchObject([{ period: periodText(periodOf(kind, today)) }]);
  }
  expect(lines).toHaveLength(retentionKinds.length + 1);
});

test('in Markdown it is one table that no cell breaks', () => {
  const rows = retentionMarkdown(today).split('\n');
  expect(rows.every((row) => row.split(' | ').length === 4)).toBe(true);
  expect(rows).toContain(
    '| Sağlık beyanı (ayrı ve şifreli) | 30 gün | Verildikten sonra | Bizim ölçümüz: Şirketlerin fiyatı yeniden sorması ve incelemesi |',
  );
});

test('where papers are sent the same period is told as in the table', () => {
  expect(JSON.stringify(reviewDocumentTexts)).toContain(`${periodText(periodOf('files', today))} sonra silinir`);
});
