import { expect } from 'vitest';
import { calls } from '#contracts/index.ts';
import type { Day } from '#domain/dates.ts';
import { openBrowser } from '../browser.ts';
import { type Holder, readDetail } from '../policy-holder.ts';
import { settledOffers } from '../purchase.ts';
import type { Listed } from './purchase-stages.ts';
import { choiceOf, countOf } from './quote-stages.ts';
import { quotingCalls } from './quoting-calls.ts';
import type { Walker } from './walker.ts';

const elsewhere = '203.0.113.7';

/** After a year the browser is not trusted any more. */
async function logInAgain({ browser, person }: Holder): Promise<void> {
  await browser.logIn(person.NationalNumber);
  const MfaCode = await browser.readCode(person.Phone);
  await browser.logIn(person.NationalNumber, undefined, { MfaCode });
}

/** The way that the holder finds beside the policy; the same stands in a message to the phone. */
async function renewalToken({ api, holder }: Walker, PolicyGuid: string): Promise<string> {
  await logInAgain(holder);
  const path = (await readDetail(holder, PolicyGuid)).RenewalPath;
  if (path === null) throw new Error('No way to renew it stands beside the policy');
  const notes = (await api.sandbox.inbox(holder.person.Phone)).map(({ text }) => text);
  expect(notes.filter((text) => text.includes('bitiyor') && text.includes(path))).toHaveLength(1);
  return new URL(path, 'http://localhost').searchParams.get('yenileme') ?? '';
}

/** Follows the link in a browser that was never here, from another network, by a code to the phone. */
async function follow({ door, main, holder }: Walker, Token: string) {
  const browser = openBrowser(door, { forwardedFor: elsewhere });
  await browser.bySite(calls.renewPolicy.path, { Token });
  const SmsActivationCode = await browser.readCode(holder.person.Phone);
  const confirmed = await browser.bySite(calls.confirmRenewal.path, { Token, SmsActivationCode });
  const { HeaderGuid, QueryType } = calls.confirmRenewal.data.parse(confirmed.envelope.Data);
  expect(QueryType).toBe(main);
  return { browser, HeaderGuid };
}

/** What held for the last policy: everything answered but the days, and what is told anew. */
function carriedOf({ ways: { answers, anew } }: Walker): object {
  const again = new Set(['PolicyStart', 'PolicyEnd', ...Object.keys(anew)]);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !again.has(name)));
}

/** A reminder leads to a quotation that begins with the answers of the last one, and every insurer is asked anew. */
export async function renew(walker: Walker, { detail: { Policy }, renewedBy }: Listed, day: Day) {
  const { kind, line, main, holder, ways } = walker;
  const { ask, read } = quotingCalls[kind];
  const { browser, HeaderGuid } = await follow(walker, await renewalToken(walker, renewedBy.Policy.PolicyGuid));
  const { Answers } = read.data.parse((await browser.bySite(read.path, { HeaderGuid })).envelope.Data);
  const beside = line === main ? {} : { CrossSellingBranches: [line] };
  expect(Answers).toMatchObject({ ...carriedOf(walker), ...beside });
  expect(Answers?.PolicyStart ?? '').toSatisfy((start: string) => start >= Policy.PolicyEnd);
  const update = (more: object = {}) => browser.bySite(ask.path, { HeaderGuid, ...Answers, ...ways.anew, ...more });
  expect((await update()).envelope.Messages).toEqual(['Başarılı']);
  const offers = await settledOffers({ browser, phone: holder.person.Phone, headerGuid: HeaderGuid, update });
  const way = line === main ? '' : ` with ${main}`;
  return { said: `from ${day}${way}: ${countOf(choiceOf(offers, line))}` };
}
