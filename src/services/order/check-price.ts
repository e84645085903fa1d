import { setTimeout as pause } from 'node:timers/promises';
import type { Kurus } from '#domain/money.ts';
import type { InsurerOffer } from '#ports/insurer.ts';
import { declarationsForInsurer } from '../health/declarations-for-insurer.ts';
import type { GuardedInsurer } from '../insurer/guard-insurer.ts';
import { questionOf } from '../quotation/question.ts';
import type { OrderPorts } from './ports.ts';
import type { Basket, PricedOffer } from './read-basket.ts';

/** notAskable: the insurer takes a question once. notOffered: it answered, and what was chosen was not in it. */
export type Unchecked = { readonly kind: 'unchecked'; readonly why: 'notAskable' | 'notOffered' | 'unanswered' };

export type PriceCheck =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly oldGross: Kurus }
  /** Nobody was asked yet. */
  | { readonly kind: 'pending' }
  | Unchecked;

/** checked: the insurer stands by what is stored of the offer now. */
type Checked = { readonly kind: 'checked' } | Unchecked;

const patienceMs = 20_000;
const lookEveryMs = 200;
/** A turn outlasts the question; one of a process that died is free after it. */
const pace = { freshMs: 60_000, turnMs: patienceMs + 5_000 };

const checked: Checked = { kind: 'checked' };
const unanswered: Checked = { kind: 'unchecked', why: 'unanswered' };

const planText = ({ installments }: Pick<InsurerOffer, 'installments'>) =>
  installments
    .map(({ count, gross }) => `${count}x${gross}`)
    .sort()
    .join(' ');

const isAsStored = ({ offer }: PricedOffer, now: InsurerOffer) =>
  now.proposalNumber === offer.proposalNumber && planText(now) === planText(offer);

/** Asks the same question once more and looks at the same package; what it costs now is kept. */
async function askAgain(
  ports: OrderPorts,
  { quotation, installmentCount }: Basket,
  { row, insurer }: { readonly row: PricedOffer; readonly insurer: GuardedInsurer },
): Promise<Checked> {
  const declared = await declarationsForInsurer(ports, quotation.asked, row);
  if (declared.kind === 'missing') return unanswered;
  const { declarations } = declared;
  const request = { reference: row.reference, ...questionOf({ ...quotation.asked, declarations }, row.line) };
  const answer = await insurer.checkPrice(request, { signal: AbortSignal.timeout(patienceMs) });
  if (answer.kind === 'failed') return unanswered;
  const offered = answer.kind === 'offers' ? answer.offers : [];
  const now = offered.find(({ packageCode }) => packageCode === row.offer.packageCode);
  if (!now?.installments.some(({ count }) => count === installmentCount)) {
    return { kind: 'unchecked', why: 'notOffered' };
  }
  if (!isAsStored(row, now)) await ports.quotations.renew(row.id, now);
  return checked;
}

/** Somebody else asks at this moment: what they are told is the answer. */
async function waitForOthers({ quotations }: OrderPorts, { id }: PricedOffer): Promise<Checked> {
  for (let waitedMs = 0; waitedMs < pace.turnMs; waitedMs += lookEveryMs) {
    await pause(lookEveryMs);
    const standing = await quotations.lookAtPriceCheck(id, pace);
    if (standing !== 'asked') return standing === 'checked' ? checked : unanswered;
  }
  return unanswered;
}

async function checkOffer(ports: OrderPorts, basket: Basket, row: PricedOffer): Promise<Checked> {
  const insurer = ports.insurers.get(row.insurer);
  if (!insurer) return unanswered;
  if (!insurer.capabilities.quoteIsRepeatable) return { kind: 'unchecked', why: 'notAskable' };
  const turn = await ports.quotations.takePriceCheck(row.id, pace);
  if (turn === 'checked') return checked;
  if (turn !== 'mine') return waitForOthers(ports, row);
  let told = unanswered;
  try {
    told = await askAgain(ports, basket, { row, insurer });
  } finally {
    await ports.quotations.endPriceCheck(row.id, told.kind === 'checked');
  }
  return told;
}

/**
 * Whether the insurers still ask what they named. Each offer is asked about once by all who want to know, and not again
 * within a minute.
 */
export async function checkPrices(ports: OrderPorts, basket: Basket): Promise<{ readonly kind: 'same' } | Unchecked> {
  const checks = await Promise.all(basket.offers.map((row) => checkOffer(ports, basket, row)));
  return checks.find((check) => check.kind === 'unchecked') ?? { kind: 'same' };
}
