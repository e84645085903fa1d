import { afterEach, expect, test, vi } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import { browserHttp } from './browser-http.ts';
import { askedProof, openProofDesk, proofAskedBy, proofGiven } from './proof-desk.ts';

const asked = { HeaderGuid: '9a7d3c14-2e5b-4f60-8b1a-5c4d6e7f8001', MaskedPhone: '5** *** ** 01' };
const { HeaderGuid } = asked;
const old = envelope('codeConfirmationRequired', asked);

function answer(...replies: readonly object[]) {
  const left = [...replies];
  return vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(left.shift())));
}
let close = () => {};
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

test('only the question for an own quotation’s phone counts as one', () => {
  expect(proofAskedBy(old)).toEqual(asked);
  expect(proofAskedBy(envelope('codeConfirmationRequired', { ResendSeconds: 60, ValidSeconds: 300 }))).toBeUndefined();
  expect(proofAskedBy(envelope('codeConfirmationRequired', null))).toBeUndefined();
  expect(proofAskedBy(envelope('ok', asked))).toBeUndefined();
  expect(proofAskedBy(undefined)).toBeUndefined();
});

test('a call whose proof is old waits for it and is then sent again, as it was', async () => {
  close = openProofDesk();
  const sent = answer(old, old, envelope('ok', null));
  const reply = browserHttp.call('shareOffers', { HeaderGuid });
  await vi.waitFor(() => expect(askedProof.get()).toEqual(asked));
  expect(sent).toHaveBeenCalledTimes(1);
  proofGiven();
  expect(askedProof.get()).toBeUndefined();
  // The browser may not have had its new id yet: it is asked for once more.
  await vi.waitFor(() => expect(askedProof.get()).toEqual(asked));
  proofGiven();
  expect(await reply).toMatchObject({ StatusCode: 200 });
  expect(sent.mock.calls.map(([, init]) => init?.body)).toEqual(Array(3).fill(sent.mock.calls[0]?.[1]?.body));
});

test('calls that wait together go on together', async () => {
  close = openProofDesk();
  answer(old, old, envelope('ok', null), envelope('ok', null));
  const replies = Promise.all([
    browserHttp.call('listOffers', { HeaderGuid }),
    browserHttp.call('vehicleQuotation', { HeaderGuid }),
  ]);
  await vi.waitFor(() => expect(askedProof.get()).toEqual(asked));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  proofGiven();
  expect((await replies).map((reply) => reply?.StatusCode)).toEqual([200, 200]);
});

test('where no page shows the question, or it is left, no reply came', async () => {
  answer(old, old);
  expect(await browserHttp.call('getPdf', { DocumentKey: 'distanceSales' })).toBeUndefined();
  close = openProofDesk();
  const reply = browserHttp.call('getPdf', { DocumentKey: 'distanceSales' });
  await vi.waitFor(() => expect(askedProof.get()).toEqual(asked));
  close();
  expect(await reply).toBeUndefined();
  expect(askedProof.get()).toBeUndefined();
});
