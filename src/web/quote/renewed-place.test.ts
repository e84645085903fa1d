import { expect, test, vi } from 'vitest';
import { firstPlace } from '#catalog/flows/quote-place.ts';
import { exampleHealth } from '#testing/example-quotation.ts';
import { renewedPlace } from './renewed-place.ts';

const Answers = { TermYears: '1', PolicyStart: '2027-11-20' } as const;
const quotation = exampleHealth({ QueryType: 'yabanci', Answers });
const { HeaderGuid: headerGuid } = quotation;
const foreigner = { line: 'yabanci', variant: undefined, headerGuid } as const;
const found = async () => ({ kind: 'read', quotation }) as const;

test('a renewal without questions asks with what it carries, and then shows the offers', async () => {
  const ask = vi.fn(async () => ({ kind: 'asked' }) as const);
  expect(await renewedPlace(foreigner, { read: found, ask })).toEqual({ kind: 'offers', headerGuid });
  expect(ask).toHaveBeenCalledExactlyOnceWith(quotation, Answers);
});

test('one that cannot be read or asked begins at the first step', async () => {
  const failing = { read: found, ask: async () => ({ kind: 'failed' }) as const };
  expect(await renewedPlace(foreigner, failing)).toEqual(firstPlace);
  const ask = vi.fn(async () => ({ kind: 'asked' }) as const);
  for (const kind of ['missing', 'failed'] as const)
    expect(await renewedPlace(foreigner, { read: async () => ({ kind }), ask })).toEqual(firstPlace);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['tamamlayici', 'health'],
  ['seyahat', 'people'],
  ['kasko', 'vehicle'],
] as const)('a renewal of %s is looked at before anybody is asked', async (line, step) => {
  const [read, ask] = [vi.fn(found), vi.fn(async () => ({ kind: 'asked' }) as const)];
  const place = await renewedPlace({ line, variant: undefined, headerGuid }, { read, ask });
  expect(place).toEqual({ kind: 'questions', step, headerGuid });
  expect([read, ask].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
