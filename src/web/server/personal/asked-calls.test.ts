import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '#contracts/index.ts';
import type { UpstreamCall, Upstreams } from '../../http/server-http.ts';
import { offersPatienceMs } from '../../quote/drawn-whole.ts';
import { askedCalls } from './asked-calls.ts';

afterEach(() => void vi.useRealTimers());

const caller = { visitor: 'ayşe', siteAccessToken: '', session: undefined };
const callOf = (path: string, HeaderGuid: string): UpstreamCall => ({
  contract: calls.listOffers,
  base: 'offers',
  path,
  method: 'POST',
  model: { HeaderGuid },
  json: true,
  caller,
});

/** Calls of one request to a base that answers with these texts, by path. */
function asking(texts: Readonly<Record<string, string | undefined>>) {
  const asked: string[] = [];
  const made = askedCalls({} as Upstreams, async (_upstreams, { path }) => {
    asked.push(path);
    const text = texts[path];
    return text === undefined ? undefined : { status: 200, text, retryAfter: undefined };
  });
  return { ...made, asked, call: (path: string, guid = '1') => made.ask({} as Upstreams, callOf(path, guid)) };
}

test('a call is made once, however often it is asked for', async () => {
  const { call, asked, all } = asking({ '/a': 'one', '/b': 'two' });
  expect(await call('/a')).toEqual(await call('/a'));
  await call('/a', '2');
  await call('/b');
  expect(asked).toEqual(['/a', '/a', '/b']);
  expect((await all()).map(({ call: { path, model } }) => [path, model.HeaderGuid])).toEqual([
    ['/a', '1'],
    ['/a', '2'],
    ['/b', '1'],
  ]);
});

test('what is said again is the same, but for the seconds of the clock', async () => {
  const texts = { '/a': '{"Data":{"ServerTime":"2026-11-15T09:00:42.123Z","Offers":[]}}', '/b': 'two' };
  const first = asking(texts);
  await Promise.all([first.call('/a'), first.call('/b')]);
  const before = await first.all();
  const saysSame = (changed: Readonly<Record<string, string | undefined>>) =>
    asking({ ...texts, ...changed }).saySame(before, caller);
  expect(await saysSame({})).toBe(true);
  expect(await saysSame({ '/a': texts['/a'].replace('42.123', '59.999') })).toBe(true);
  expect(await saysSame({ '/a': texts['/a'].replace('09:00', '09:01') })).toBe(false);
  expect(await saysSame({ '/a': texts['/a'].replace('[]', '[1]') })).toBe(false);
  expect(await saysSame({ '/b': undefined })).toBe(false);
});

test('who and what is insured is asked for again after five seconds, and offers every time', async () => {
  vi.useFakeTimers();
  const [quotation, offers] = [calls.vehicleQuotation.path, calls.listOffers.path];
  const texts = { [quotation]: 'one', [offers]: 'two' };
  const first = asking(texts);
  await Promise.all([first.call(quotation), first.call(offers)]);
  const before = await first.all();
  const askedNow = async () => {
    const next = asking(texts);
    expect(await next.saySame(before, caller)).toBe(true);
    return next.asked;
  };
  vi.advanceTimersByTime(4999);
  expect(await askedNow()).toEqual([offers]);
  vi.advanceTimersByTime(1);
  expect(await askedNow()).toEqual([quotation, offers]);
  expect(await askedNow()).toEqual([offers]);
});

test('what was asked to look is not asked again to draw', async () => {
  const first = asking({ '/a': 'one' });
  await first.call('/a');
  const later = asking({ '/a': 'other' });
  expect(await later.saySame(await first.all(), caller)).toBe(false);
  expect((await later.call('/a'))?.text).toBe('other');
  expect(later.asked).toEqual(['/a']);
});

test('a reply that may have come too late for its page is never the same', async () => {
  vi.useFakeTimers();
  const late = askedCalls({} as Upstreams, async () => {
    await new Promise((resolve) => setTimeout(resolve, offersPatienceMs));
    return { status: 200, text: 'one', retryAfter: undefined };
  });
  const reply = late.ask({} as Upstreams, callOf('/a', '1'));
  await vi.advanceTimersByTimeAsync(offersPatienceMs);
  expect((await reply)?.text).toBe('one');
  expect(await asking({ '/a': 'one' }).saySame(await late.all(), caller)).toBe(false);
});
