import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import { uploadReplies } from '#messages/upload.ts';
import { HandoverPending, handDocuments } from '#services/quotation/hand-documents.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { timePasses } from '#testing/time-passes.ts';
import { pdfFile, pngFile, postUpload, uploadForm } from '#testing/upload.ts';
import { openQuotation, type Quoting } from '#testing/vehicle-quotation.ts';

let api: TestApi;
let apiUrl: string;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  const address = api.app.server.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(() => api.sandbox.world.behaviours.reset());
afterAll(() => api.close());

const until = <Value>(work: () => Promise<Value>) => vi.waitFor(work, { timeout: 20_000, interval: 100 });

async function rowOf({ browser, headerGuid }: Quoting, insurer: string): Promise<Offer> {
  const reply = await browser.bySite(calls.listOffers.path, { HeaderGuid: headerGuid });
  const { Offers } = calls.listOffers.data.parse(reply.envelope.Data);
  const found = Offers.find(({ InsuranceFirm }) => InsuranceFirm === insurer);
  if (!found) throw new Error(`${insurer} was not asked`);
  return found;
}

type Review = { insurer: string; number: string; state: string; documents: { name: string; bytes: number }[] };
const reviews = async () => (await (await fetch(`${api.sandbox.url}/insurers/reviews`)).json()) as Review[];
const reviewAt = async (insurer: string) => (await reviews()).findLast((review) => review.insurer === insurer);

async function wish(insurer: string, document: string): Promise<void> {
  const url = `${api.sandbox.url}/insurers/reviews/${(await reviewAt(insurer))?.number}`;
  const body = JSON.stringify({ resolve: 'wantDocuments', documents: [document] });
  await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  api.clock.advance(10);
  await timePasses(api.database, 10);
}

/** A quotation at which one insurer looks and wants to see something. */
async function wanted(insurer: string, document = 'Ruhsat fotoğrafı'): Promise<{ quoting: Quoting; offer: Offer }> {
  api.sandbox.world.behaviours.change(`insurers/${insurer}`, { mode: 'review' });
  const quoting = await openQuotation(api);
  await quoting.update();
  await until(async () => expect((await rowOf(quoting, insurer)).State).toBe('review'));
  api.sandbox.world.behaviours.reset();
  await wish(insurer, document);
  const offer = await until(async () => {
    const row = await rowOf(quoting, insurer);
    expect(row).toMatchObject({ WantedDocuments: [document], DocumentsState: 'wanted' });
    return row;
  });
  return { quoting, offer };
}

async function upload({ browser }: Pick<Quoting, 'browser'>, bytes = pdfFile, fileName = 'ruhsat.pdf') {
  const { envelope } = await postUpload(apiUrl, browser.visitor, { content: uploadForm(bytes, { fileName }) });
  return calls.uploadFile.data.parse(envelope.Data).FileGuid;
}

const hand = ({ browser }: Pick<Quoting, 'browser'>, OfferGuid: string, FileGuids: readonly string[]) =>
  browser.bySite(calls.reviewDocuments.path, { OfferGuid, FileGuids });

const inState = (quoting: Quoting, insurer: string, state: Offer['DocumentsState']) =>
  until(async () => expect((await rowOf(quoting, insurer)).DocumentsState).toBe(state));

// One that answers at once in JSON, one that is polled, one that speaks XML.
describe.each(['901', '905', '903'])('documents that %s wants to see', (insurer) => {
  test('go from the list to the insurer, once, and it decides sooner', async () => {
    const { quoting, offer } = await wanted(insurer);
    const files = [await upload(quoting), await upload(quoting, pngFile, 'Tapu.png')];
    const reply = await hand(quoting, offer.OfferGuid, files);
    expect(reply.envelope).toMatchObject({ StatusCode: 200, Data: { OfferGuid: offer.OfferGuid, Sent: 2 } });
    await inState(quoting, insurer, 'sent');
    const came = async () => (await reviewAt(insurer))?.documents.map(({ name, bytes }) => `${name} ${bytes}`).sort();
    const both = [`Tapu.png ${pngFile.length}`, `ruhsat.pdf ${pdfFile.length}`];
    expect(await came()).toEqual(both);
    // What the insurer has is not taken away behind its back.
    const taken = await quoting.browser.bySite(calls.removeFile.path, { FileGuid: files[0] });
    expect(taken).toMatchObject({ status: 409, envelope: { Messages: [uploadReplies.handedOn] } });
    // Sent once more it is neither sent nor told again.
    expect((await hand(quoting, offer.OfferGuid, files)).status).toBe(200);
    expect((await rowOf(quoting, insurer)).DocumentsState).toBe('sent');
    expect(await came()).toEqual(both);
    // Without them it would look for ten minutes.
    api.clock.advance(90);
    await until(async () => {
      await api.database.$client.query('update offers set ask_review_at = $1 where id = $2', [
        api.clock.now(),
        offer.OfferGuid,
      ]);
      expect((await rowOf(quoting, insurer)).State).toBe('active');
    });
    expect(await rowOf(quoting, insurer)).toMatchObject({ WantedDocuments: [], DocumentsState: null });
  });
});

test('an insurer that is down gets them when it is back; one that stays away for a day does not', async () => {
  const { quoting, offer } = await wanted('901');
  api.sandbox.world.behaviours.change('insurers/901', { mode: 'error' });
  await hand(quoting, offer.OfferGuid, [await upload(quoting)]);
  await inState(quoting, '901', 'sending');
  const text = 'select id from review_handovers where offer_id = $1';
  const { rows } = await api.database.$client.query<{ id: string }>(text, [offer.OfferGuid]);
  const handoverId = rows[0]?.id ?? '';
  await expect(handDocuments(api.ports, { handoverId })).rejects.toThrow(HandoverPending);
  expect((await reviewAt('901'))?.documents).toEqual([]);
  api.sandbox.world.behaviours.reset();
  await inState(quoting, '901', 'sent');

  const later = await wanted('902');
  api.sandbox.world.behaviours.change('insurers/902', { mode: 'error' });
  const files = [await upload(later.quoting)];
  await hand(later.quoting, later.offer.OfferGuid, files);
  await inState(later.quoting, '902', 'sending');
  await api.database.$client.query("update review_handovers set since = since - interval '1 day' where offer_id = $1", [
    later.offer.OfferGuid,
  ]);
  await inState(later.quoting, '902', 'failed');
  api.sandbox.world.behaviours.reset();
  await hand(later.quoting, later.offer.OfferGuid, files);
  await inState(later.quoting, '902', 'sent');
  expect((await reviewAt('902'))?.documents).toHaveLength(1);
});

test('another wish begins anew, and more may be sent for the same', async () => {
  const { quoting, offer } = await wanted('910');
  await hand(quoting, offer.OfferGuid, [await upload(quoting)]);
  await inState(quoting, '910', 'sent');
  await hand(quoting, offer.OfferGuid, [await upload(quoting, pngFile, 'Tapu.png')]);
  await until(async () => expect((await reviewAt('910'))?.documents).toHaveLength(2));
  await inState(quoting, '910', 'sent');
  await wish('910', 'Ekspertiz raporu');
  await until(async () => {
    await api.database.$client.query('update offers set ask_review_at = $1 where id = $2', [
      api.clock.now(),
      offer.OfferGuid,
    ]);
    expect(await rowOf(quoting, '910')).toMatchObject({
      WantedDocuments: ['Ekspertiz raporu'],
      DocumentsState: 'wanted',
    });
  });
});

describe('nothing is handed on', () => {
  test('of somebody else, to somebody else’s insurer, or where nobody asked for it', async () => {
    const { quoting, offer } = await wanted('915');
    const [mine, stranger] = [await upload(quoting), await openQuotation(api)];
    const theirs = await upload(stranger);
    const foreignFile = await hand(quoting, offer.OfferGuid, [mine, theirs]);
    expect(foreignFile).toMatchObject({ status: 400, envelope: { Messages: [uploadReplies.fileMissing] } });
    expect((await hand(stranger, offer.OfferGuid, [theirs])).status).toBe(404);
    expect((await hand({ browser: openBrowser(api) }, offer.OfferGuid, [mine])).status).toBe(404);
    expect((await hand(quoting, randomUUID(), [mine])).status).toBe(404);
    expect((await hand(quoting, offer.OfferGuid, [])).status).toBe(400);
    const other = await until(async () => {
      const row = await rowOf(quoting, '901');
      expect(row.State).toBe('active');
      return row;
    });
    const unasked = await hand(quoting, other.OfferGuid, [mine]);
    expect(unasked).toMatchObject({ status: 409, envelope: { Messages: [uploadReplies.notWanted] } });
    expect((await reviewAt('915'))?.documents).toEqual([]);
    expect(await rowOf(quoting, '915')).toMatchObject({ DocumentsState: 'wanted' });
  });

  test('before the phone is proven again, where the proof is old', async () => {
    const { quoting, offer } = await wanted('915');
    const file = await upload(quoting);
    api.clock.advance(9 * 3_600);
    expect((await hand(quoting, offer.OfferGuid, [file])).envelope.StatusCode).toBe(1004);
    expect((await reviewAt('915'))?.documents ?? []).toEqual([]);
  });
});
