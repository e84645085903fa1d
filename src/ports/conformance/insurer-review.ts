import { describe, expect, test } from 'vitest';
import type { DocumentsAnswer, QuoteAnswer, QuoteRequest, ReviewDocument } from '../insurer.ts';
import type { InsurerMode, ReviewEnd, SuiteTools } from './insurer-harness.ts';

const paper: ReviewDocument = {
  fileName: 'Güç kaydı & tapu.pdf',
  mediaType: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF-1.7 <belge>'),
};

/** Files are waited for longer than answers: nine megabytes within a message take a slow machine its time to read. */
const documentsMs = 40_000;

/** An insurer that looks first, and is asked for its answer. */
export function testReview({ harness, nextReference, nextRequest, soon }: SuiteTools): void {
  async function look(): Promise<{ request: QuoteRequest; reference: string }> {
    const request = nextRequest();
    harness().behave('review');
    const answer = await harness().insurer.quote(request, soon());
    harness().behave('ok');
    if (answer.kind !== 'review') throw new Error(JSON.stringify(answer));
    expect(answer.note).toMatch(/\p{L}{3}/u);
    expect(answer.wantedDocuments).toEqual([]);
    return { request, reference: answer.reference };
  }
  function review(reference: string, request: QuoteRequest): Promise<QuoteAnswer> {
    const { insurer } = harness();
    if (!insurer.review) throw new Error('It cannot be asked what became of its review');
    return insurer.review(reference, request, soon());
  }
  async function resolved(how: ReviewEnd) {
    const { request, reference } = await look();
    await harness().resolve(reference, how);
    return { request, reference, answer: await review(reference, request) };
  }
  function sendDocuments(reference: string, documents: readonly ReviewDocument[]): Promise<DocumentsAnswer> {
    const { insurer } = harness();
    if (!insurer.sendDocuments) throw new Error('It takes no files');
    return insurer.sendDocuments(reference, documents, { signal: AbortSignal.timeout(documentsMs) });
  }
  const priceOf = (answer: QuoteAnswer) => (answer.kind === 'offers' ? (answer.offers[0]?.gross ?? 0) : 0);

  describe('review', () => {
    test('it looks until it has looked, then offers, and offers the same when it is asked the question once more', async () => {
      const { request, reference } = await look();
      expect(await review(reference, request)).toMatchObject({ kind: 'review', reference });
      await harness().resolve(reference, 'accept');
      const answer = await review(reference, request);
      expect(answer.kind).toBe('offers');
      expect(await harness().insurer.quote(request, soon())).toEqual(answer);
    });

    test('it may want more money, leave something out, or say no', async () => {
      const plain = priceOf(await harness().insurer.quote(nextRequest(), soon()));
      const [loaded, excluded, declined] = [
        await resolved('load'),
        await resolved('exclude'),
        await resolved('decline'),
      ];
      expect(priceOf(loaded.answer)).toBeGreaterThan(plain);
      expect(priceOf(excluded.answer)).toBe(plain);
      for (const { answer } of [loaded, excluded]) {
        const warnings = answer.kind === 'offers' ? (answer.offers[0]?.warnings ?? []) : [];
        expect(warnings.some((warning) => warning.includes('İnceleme sonucunda'))).toBe(true);
      }
      expect(declined.answer).toEqual({ kind: 'declined', reason: expect.stringMatching(/\p{L}{3}/u) });
    });

    test('it may want to see something, and looks on', async () => {
      const { answer, reference } = await resolved('wantDocuments');
      expect(answer).toMatchObject({ kind: 'review', reference });
      expect(answer.kind === 'review' && answer.wantedDocuments).toEqual([expect.stringMatching(/\p{L}{3}/u)]);
    });

    test('it takes what it wants to see, each file once however often it comes, and looks on', {
      timeout: 60_000,
    }, async () => {
      const { request, reference } = await resolved('wantDocuments');
      const large = { ...paper, fileName: 'fotoğraf.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(9_000_000) };
      expect(await sendDocuments(reference, [paper])).toEqual({ kind: 'received' });
      expect(await sendDocuments(reference, [paper])).toEqual({ kind: 'received' });
      expect(await sendDocuments(reference, [large])).toEqual({ kind: 'received' });
      expect(await harness().documentsReceived(reference)).toEqual([paper.fileName, large.fileName]);
      expect(await review(reference, request)).toMatchObject({ kind: 'review', reference });
    });

    test('files for a review it does not know are not refused for good', async () => {
      expect(await sendDocuments('yok-1', [paper])).toEqual({ kind: 'failed', reason: 'unreadable' });
    });

    test('what it offers after the look is bought like anything else', async () => {
      const { answer } = await resolved('load');
      const offered = answer.kind === 'offers' ? answer.offers[0] : undefined;
      if (!offered) throw new Error(JSON.stringify(answer));
      const { proposalNumber, gross } = offered;
      const order = { reference: nextReference(), proposalNumber, installmentCount: 1, paymentReference: 'o' };
      const first = await harness().insurer.issue({ ...order, gross }, soon());
      const agreed = first.kind === 'repriced' ? first.gross : gross;
      const issued = await harness().insurer.issue({ ...order, gross: agreed }, soon());
      expect(issued).toMatchObject({ kind: 'issued', policy: { gross: agreed } });
    });

    test('a review it does not know is no refusal', async () => {
      expect(await review('yok-1', nextRequest())).toEqual({ kind: 'failed', reason: 'unreadable' });
    });

    test.each<[InsurerMode, string]>([
      ['error', 'faulty'],
      ['garbage', 'unreadable'],
      ['reset', 'unreachable'],
    ])('%s is %s, and the review stands', async (mode, reason) => {
      const { request, reference } = await look();
      harness().behave(mode);
      expect(await review(reference, request)).toEqual({ kind: 'failed', reason });
      expect(await sendDocuments(reference, [paper])).toEqual({ kind: 'failed', reason });
      harness().behave('ok');
      expect(await review(reference, request)).toMatchObject({ kind: 'review' });
    });
  });
}

/** An insurer whose protocol knows no later answer says no instead, and is never asked for one. */
export function testNoReview({ harness, nextRequest, soon }: SuiteTools): void {
  test('it does not look first', async () => {
    harness().behave('review');
    expect(await harness().insurer.quote(nextRequest(), soon())).toMatchObject({ kind: 'declined' });
    expect(harness().insurer.review).toBeUndefined();
    expect(harness().insurer.sendDocuments).toBeUndefined();
  });
}
