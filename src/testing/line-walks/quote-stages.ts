import { expect } from 'vitest';
import type { Offer } from '#contracts/calls/offer.ts';
import { calls } from '#contracts/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { mostCompared } from '#domain/quote/comparison.ts';
import type { Browser } from '../browser.ts';
import { settledOffers } from '../purchase.ts';
import type { Quoting } from '../vehicle-quotation.ts';
import { quotingCalls } from './quoting-calls.ts';
import type { Walker } from './walker.ts';

export type Quoted = { readonly said: string; readonly quoting: Quoting; readonly offers: readonly Offer[] };

/** What is asked for beside the main line: an add-on that is walked, else nothing. */
const besideOf = ({ line, main }: Walker): readonly LineKey[] => (line === main ? [] : [line]);

/** The offers of a line, the cheapest first; two insurers make a choice. */
export function choiceOf(offers: readonly Offer[], line: LineKey): readonly Offer[] {
  const active = offers
    .filter(({ Line, State }) => Line === line && State === 'active')
    .sort((one, other) => (one.GrossPremium ?? 0) - (other.GrossPremium ?? 0));
  const insurers = new Set(active.map(({ InsuranceFirm }) => InsuranceFirm));
  expect(insurers.size, `insurers that offer ${line}`).toBeGreaterThanOrEqual(2);
  return active;
}

export const countOf = (offers: readonly Offer[]): string => {
  const insurers = new Set(offers.map(({ InsuranceFirm }) => InsuranceFirm));
  return `${offers.length} offers of ${insurers.size} insurers`;
};

/** Opens a quotation and asks the panel; settled once everybody has answered. */
export async function quote(walker: Walker, answers: object): Promise<Quoted> {
  const { holder, kind, line, main, ways } = walker;
  const { browser, person } = holder;
  const { open, ask } = quotingCalls[kind];
  const { NationalNumber, Phone } = person;
  const model = { ...ways.opening, QueryType: main, NationalNumber, Phone };
  const opened = open.data.parse((await browser.bySite(open.path, model)).envelope.Data);
  const { HeaderGuid } = opened;
  const update = (more: object = {}) => browser.bySite(ask.path, { HeaderGuid, ...more });
  const asked = await update({ ...answers, CrossSellingBranches: besideOf(walker) });
  expect(asked.envelope.Messages).toEqual(['Başarılı']);
  const quoting = { browser, phone: Phone, headerGuid: HeaderGuid, update };
  const offers = await settledOffers(quoting);
  return { said: countOf(choiceOf(offers, line)), quoting, offers };
}

/** As many as fit side by side, one of each insurer as long as there are enough. */
function sideBySide(offers: readonly Offer[]): readonly string[] {
  const seen = new Set<string>();
  const first = offers.filter(({ InsuranceFirm }) => !seen.has(InsuranceFirm) && seen.add(InsuranceFirm));
  return first.slice(0, mostCompared).map(({ OfferGuid }) => OfferGuid);
}

export async function compare({ line }: Walker, { quoting, offers }: Quoted) {
  const OfferGuids = sideBySide(choiceOf(offers, line));
  const reply = await quoting.browser.bySite(calls.comparePackages.path, {
    HeaderGuid: quoting.headerGuid,
    OfferGuids,
  });
  const { Offers } = calls.comparePackages.data.parse(reply.envelope.Data);
  expect(Offers.map(({ OfferGuid }) => OfferGuid)).toEqual(OfferGuids);
  for (const offer of Offers) expect(offer.Coverages.length, `coverages of ${offer.FirmName}`).toBeGreaterThan(0);
  return { said: `${Offers.length} side by side`, compared: OfferGuids };
}

/** A document as the browser saves it. */
export async function download(ask: Browser['bySite'], model: object): Promise<Buffer> {
  const { envelope } = await ask(calls.getPdf.path, model);
  expect(envelope.Messages, JSON.stringify(model)).toEqual(['Başarılı']);
  const bytes = Buffer.from(calls.getPdf.data.parse(envelope.Data).Base64, 'base64');
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  return bytes;
}

export async function readDocuments({ line }: Walker, { quoting, offers }: Quoted, compared: readonly string[]) {
  const { browser, headerGuid: HeaderGuid } = quoting;
  const OfferGuid = choiceOf(offers, line)[0]?.OfferGuid;
  const wanted = [
    { DocumentKey: 'offer', OfferGuid },
    { DocumentKey: 'informationForm', OfferGuid },
    { DocumentKey: 'comparison', HeaderGuid, OfferGuids: compared },
    { DocumentKey: 'distanceSales' },
  ];
  for (const model of wanted) await download(browser.bySite, model);
  return { said: `${wanted.length} PDFs: offer, form, comparison, contract` };
}
