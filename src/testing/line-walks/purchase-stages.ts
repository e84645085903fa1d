import { expect } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import type { PolicyDetail } from '#contracts/calls/policies.ts';
import { calls } from '#contracts/index.ts';
import { fromLira } from '#domain/money.ts';
import { readPdf } from '../pdf-text.ts';
import { movementsOf, policyOf, readDetail } from '../policy-holder.ts';
import { buy } from '../purchase.ts';
import { choiceOf, download, type Quoted } from './quote-stages.ts';
import type { Walker } from './walker.ts';

export const inLira = (amount: number): string =>
  `${amount.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} TL`;

export type Bought = { readonly said: string; readonly order: OrderStatus; readonly policyId: string };

/** Pays through the bank's pages, and waits for the policies; an add-on is paid together with the line it is beside. */
export async function pay({ api, line, main, holder }: Walker, { quoting, offers }: Quoted): Promise<Bought> {
  const first = (wanted: typeof line) => choiceOf(offers, wanted)[0] as Offer;
  const addOns = line === main ? [] : [first(line)];
  const basket = { main: first(main), addOns, email: holder.person.Email, asMember: true };
  const asked = await buy(quoting, basket);
  // An insurer may name another price before it issues; who agrees to that one pays again.
  const order = asked.State === 'voided' ? await buy(quoting, basket) : asked;
  expect(order, order.Message).toMatchObject({ State: 'done', Money: 'taken', CapturedPremium: order.GrossPremium });
  expect(order.Items.map(({ Line, State }) => [Line, State])).toEqual(
    [...new Set([main, line])].map((bought) => [bought, 'issued']),
  );
  const sum = fromLira(order.GrossPremium);
  expect(await movementsOf(api, order.OrderReference)).toEqual([`PreAuth ${sum}`, `PostAuth ${sum}`]);
  const beside = line === main ? '' : ` with ${main}`;
  const again = order === asked ? '' : ', at a new price';
  return { said: `3-D, ${inLira(order.GrossPremium)}${beside}${again}`, order, policyId: policyOf(order, line) };
}

export async function readPolicy({ line }: Walker, { quoting }: Quoted, { order, policyId: PolicyGuid }: Bought) {
  const item = order.Items.find(({ Line }) => Line === line);
  const { browser } = quoting;
  await download(browser.bySite, { DocumentKey: 'policy', PolicyGuid });
  const summary = await download(browser.bySite, { DocumentKey: 'summary', PolicyGuid });
  expect(readPdf(summary).text).toContain(`Poliçe no ${item?.PolicyNo}`);
  return { said: `${item?.PolicyNo}, PDF and summary` };
}

export type Listed = {
  readonly said: string;
  readonly detail: PolicyDetail;
  /** The policy by which it is renewed: itself, or the one it was bought beside. */
  readonly renewedBy: PolicyDetail;
};

/** The policy as its logged-in holder finds it. */
export async function listOwn({ line, main, holder }: Walker, { order, policyId }: Bought): Promise<Listed> {
  const reply = await holder.browser.byUser(calls.myPolicies.path);
  const { Data } = calls.myPolicies.data.parse(reply.envelope.Data);
  const policy = Data.find(({ PolicyGuid }) => PolicyGuid === policyId);
  const item = order.Items.find(({ Line }) => Line === line);
  expect(policy).toMatchObject({ Line: line, PolicyNo: item?.PolicyNo, GrossPremium: item?.GrossPremium });
  expect(policy?.State).toMatch(/^(upcoming|active)$/);
  const detail = await readDetail(holder, policyId);
  expect(detail.Policy).toEqual(policy);
  if (line !== main) expect(policy?.RenewalFrom, 'it is asked for again beside its main policy').toBeNull();
  const renewedBy = line === main ? detail : await readDetail(holder, policyOf(order, main));
  return { said: `${policy?.State}, until ${policy?.PolicyEnd}`, detail, renewedBy };
}
