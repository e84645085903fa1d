import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { InsurerOffer } from '../insurer.ts';
import { testInsurerFaults } from './insurer-faults.ts';
import type { InsurerHarness, InsurerSubject, SuiteTools } from './insurer-harness.ts';
import { testInsuredPeople } from './insurer-people.ts';
import { testNoPurchase, testPurchase } from './insurer-purchase.ts';
import { testNoReview, testReview } from './insurer-review.ts';

const valueKinds = [
  'amount',
  'foreignAmount',
  'unlimited',
  'marketValue',
  'percent',
  'count',
  'included',
  'notIncluded',
  'unknown',
];

/** What every insurer's connector must do, run against the other side over the wire. */
export function testInsurer({ name, lines, sells, reviews, sample, start }: InsurerSubject): void {
  describe(name, () => {
    let running: InsurerHarness;
    let asked = 0;
    beforeAll(async () => {
      running = await start();
    });
    afterEach(() => running.behave('ok'));
    afterAll(() => running.stop());

    const tools: SuiteTools = {
      harness: () => running,
      lines,
      soon: () => ({ signal: AbortSignal.timeout(10_000) }),
      nextReference: () => {
        asked += 1;
        return `uyum ${name}/${asked}`;
      },
      nextRequest: (line = lines[0]) => sample({ line, reference: tools.nextReference(), start: running.today }),
      offer: async (line) => {
        const answer = await running.insurer.quote(tools.nextRequest(line), tools.soon());
        if (answer.kind !== 'offers' || !answer.offers[0]) throw new Error(JSON.stringify(answer));
        return answer.offers[0];
      },
    };
    const { nextRequest, offer, soon } = tools;

    async function coveragesOf({ coverages, proposalNumber }: InsurerOffer) {
      if (coverages) return coverages;
      const answer = await running.insurer.coverage(proposalNumber, soon());
      return answer.kind === 'coverages' ? answer.coverages : undefined;
    }

    test.each(lines)('quotes %s with plausible prices, plans and covers', async (line) => {
      const answer = await running.insurer.quote(nextRequest(line), soon());
      if (answer.kind !== 'offers') throw new Error(JSON.stringify(answer));
      expect(answer.offers.length).toBeGreaterThan(0);
      for (const offered of answer.offers) {
        expect(offered.net).toBeGreaterThan(0);
        expect(offered.gross).toBeGreaterThanOrEqual(offered.net);
        expect(offered.installments).toContainEqual({ count: 1, gross: offered.gross });
        expect(offered.packageName).not.toBe('');
        const coverages = await coveragesOf(offered);
        expect(coverages?.length).toBeGreaterThan(0);
        for (const { value } of coverages ?? []) expect(valueKinds).toContain(value.kind);
      }
    });

    test('covers can be asked for by proposal, and are those told with the price', async () => {
      const offered = await offer();
      const answer = await running.insurer.coverage(offered.proposalNumber, soon());
      if (answer.kind !== 'coverages') throw new Error(JSON.stringify(answer));
      expect(answer.coverages.length).toBeGreaterThan(0);
      expect(offered.coverages ?? answer.coverages).toEqual(answer.coverages);
    });

    test('the same question gets the same offers, and counts as asked twice', async () => {
      const request = nextRequest();
      const first = await running.insurer.quote(request, soon());
      expect(await running.quotesAsked(request.reference)).toBe(1);
      expect(await running.insurer.quote(request, soon())).toEqual(first);
      expect(await running.quotesAsked(request.reference)).toBe(2);
    });

    test.each(['offer', 'informationForm'] as const)('the %s is a PDF', async (kind) => {
      const { proposalNumber } = await offer();
      const answer = await running.insurer.document(kind, proposalNumber, soon());
      expect(answer.kind === 'document' && Buffer.from(answer.pdf).toString('latin1', 0, 4)).toBe('%PDF');
    });

    test.each(lines)('a refusal of %s carries its reason', async (line) => {
      running.behave('decline');
      const answer = await running.insurer.quote(nextRequest(line), soon());
      expect(answer).toEqual({ kind: 'declined', reason: expect.stringMatching(/\p{L}{3}/u) });
    });

    testInsuredPeople(tools);
    if (reviews) testReview(tools);
    else testNoReview(tools);
    if (sells) testPurchase(tools);
    else testNoPurchase(tools);
    testInsurerFaults(tools);
  });
}
