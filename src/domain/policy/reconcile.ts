import type { Kurus } from '../money.ts';
import { isSettled, type OrderState } from '../order/order-state.ts';
import type { PolicyState } from './policy-state.ts';

/** What the bank says of an order. */
export type BankFacts = {
  readonly state: 'none' | 'authorised' | 'captured' | 'voided' | 'refunded' | 'declined';
  readonly amount: Kurus;
  readonly refunded: Kurus;
};

/** One item of an order: what we wrote down, and what its insurer says. */
export type ItemFacts = {
  readonly id: string;
  readonly ours: 'pending' | 'issued' | 'refused' | 'released';
  readonly policy: PolicyState | undefined;
  /** unclear: it was asked to issue, said nothing and knows of nothing; asked again it might write a second policy. */
  readonly insurer: 'issued' | 'cancelled' | 'unknown' | 'unclear';
  readonly gross: Kurus;
};

export type OrderFacts = {
  readonly state: OrderState;
  readonly captured: Kurus;
  readonly refunded: Kurus;
  /** Minutes since anything changed. */
  readonly restingFor: number;
  /** late: asked for more than an hour ago, and still on its way. */
  readonly refund: 'none' | 'open' | 'late' | 'needsAttention';
  /** How often the order stopped. */
  readonly flagged: number;
  readonly bank: BankFacts;
  /** The main line first. */
  readonly items: readonly ItemFacts[];
};

/** An order of which somebody did not say what they know: they do not answer, or we are not connected to them. */
export type Silence = Pick<OrderFacts, 'state' | 'restingFor' | 'refund'> & { readonly who: 'silent' | 'missing' };

/** What has one right answer. */
export type Mend =
  /** A reservation nobody will take. */
  | { readonly kind: 'releaseMoney' }
  /** Money that was taken for nothing. */
  | { readonly kind: 'returnMoney'; readonly amount: Kurus }
  /** A policy nobody paid for. */
  | { readonly kind: 'cancelPolicy'; readonly itemId: string }
  /** A policy that stands in our book alone: no insurer has it, and nobody paid for it. */
  | { readonly kind: 'endPolicy'; readonly itemId: string }
  /** The main policy is there and its money reserved: the order goes on where it stopped. */
  | { readonly kind: 'goOn' }
  /** Reserved, and no policy came: the reservation goes back. */
  | { readonly kind: 'giveUp' }
  /** Paid and issued: only our books are behind. */
  | { readonly kind: 'finish'; readonly captured: Kurus }
  | { readonly kind: 'close'; readonly action: 'void' | 'refuse' };

/** What a person must look at. */
export const findingKinds = [
  'stuck',
  'notTaken',
  'moneyMissing',
  'amountDiffers',
  'refundDiffers',
  'takenWithoutPolicy',
  'policyWithoutMoney',
  'cancelledAtInsurer',
  'policyUnknown',
  'perhapsIssued',
  'stillAtInsurer',
  'refundNeedsAttention',
  'refundLate',
  'keepsStopping',
  'notReleased',
  'notCancelled',
  'partnerSilent',
  'partnerMissing',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export type Reconciliation = { readonly mends: readonly Mend[]; readonly findings: readonly FindingKind[] };

const nothing: Reconciliation = { mends: [], findings: [] };
const mend = (...mends: readonly Mend[]): Reconciliation => ({ mends, findings: [] });
const find = (...findings: readonly FindingKind[]): Reconciliation => ({ mends: [], findings });

/** An order under way is its worker's for an hour. */
const patienceMinutes = 60;
/** An insurer that was away may still be working on what it was asked. */
const insurerMinutes = 15;
/** So often an order that a partner stopped is set going again; then a person looks. */
const mostTries = 3;

const isIssued = ({ insurer }: ItemFacts) => insurer === 'issued';
const isUnclear = ({ insurer }: ItemFacts) => insurer === 'unclear';
const isInForce = ({ policy }: ItemFacts) => policy === 'active' || policy === 'cancelRequested';

function cancelMends(items: readonly ItemFacts[]): readonly Mend[] {
  return items.filter(isIssued).map(({ id: itemId }) => ({ kind: 'cancelPolicy', itemId }));
}

/** Of an order that came to nothing, policies that nobody but us has. */
function endMends(items: readonly ItemFacts[]): readonly Mend[] {
  return items
    .filter((item) => isInForce(item) && !isIssued(item))
    .map(({ id: itemId }) => ({ kind: 'endPolicy', itemId }));
}

/** What could not be undone by now, or not be told, is for a person. */
function overdue(restingFor: number, kinds: Partial<Readonly<Record<FindingKind, boolean>>>): readonly FindingKind[] {
  return restingFor < patienceMinutes ? [] : findingKinds.filter((kind) => kinds[kind]);
}

function judgeEnded({ bank, items, refund, restingFor }: OrderFacts): Reconciliation {
  const mends = [...cancelMends(items), ...endMends(items)];
  const isHeld = bank.state === 'authorised';
  if (isHeld) mends.push({ kind: 'releaseMoney' });
  const kept = bank.amount - bank.refunded;
  if (bank.state === 'captured' && kept > 0 && refund === 'none') mends.push({ kind: 'returnMoney', amount: kept });
  const findings = overdue(restingFor, {
    notReleased: isHeld,
    notCancelled: items.some(isIssued),
    perhapsIssued: items.some(isUnclear),
  });
  return { mends, findings };
}

function judgeUnclear({ bank, items, restingFor, flagged }: OrderFacts): Reconciliation {
  const [main] = items;
  const hasMain = main !== undefined && isIssued(main);
  switch (bank.state) {
    case 'captured': {
      if (!hasMain) return find('takenWithoutPolicy');
      const expected = items.filter(isIssued).reduce((sum, { gross }) => sum + gross, 0);
      return bank.amount === expected && bank.refunded === 0
        ? mend({ kind: 'finish', captured: bank.amount })
        : find('amountDiffers');
    }
    case 'authorised':
      // A policy may be in force: the sum stays reserved until it is known, or a person ends it.
      if (main && isUnclear(main)) return restingFor < insurerMinutes ? nothing : find('perhapsIssued');
      if (flagged >= mostTries) return find('keepsStopping');
      if (hasMain) return mend({ kind: 'goOn' });
      return restingFor < insurerMinutes ? nothing : mend({ kind: 'giveUp' });
    case 'none':
    case 'declined':
    case 'voided':
    case 'refunded':
      if (items.some(isIssued)) return find('policyWithoutMoney');
      return mend(...endMends(items), {
        kind: 'close',
        action: bank.state === 'none' || bank.state === 'declined' ? 'refuse' : 'void',
      });
    default:
      return bank.state satisfies never;
  }
}

function itemFinding({ ours, policy, insurer }: ItemFacts): readonly FindingKind[] {
  if (ours !== 'issued') return [];
  if (insurer === 'unknown') return ['policyUnknown'];
  const isOver = policy === 'withdrawn' || policy === 'cancelled';
  if (insurer === 'issued') return isOver ? ['stillAtInsurer'] : [];
  return isOver || policy === 'withdrawing' ? [] : ['cancelledAtInsurer'];
}

function moneyFinding({ bank, captured, refunded, refund }: OrderFacts): readonly FindingKind[] {
  if (bank.state === 'authorised') return ['notTaken'];
  if (bank.state !== 'captured' && bank.state !== 'refunded') return ['moneyMissing'];
  if (bank.amount !== captured) return ['amountDiffers'];
  return bank.refunded !== refunded && refund === 'none' ? ['refundDiffers'] : [];
}

function judgeDone(facts: OrderFacts): Reconciliation {
  const strays = facts.items.filter(({ ours }) => ours === 'refused' || ours === 'released');
  const left = { notCancelled: strays.some(isIssued), perhapsIssued: strays.some(isUnclear) };
  return {
    mends: cancelMends(strays),
    findings: [...moneyFinding(facts), ...facts.items.flatMap(itemFinding), ...overdue(facts.restingFor, left)],
  };
}

function judge(facts: OrderFacts): Reconciliation {
  switch (facts.state) {
    case 'declined':
    case 'voided':
      return judgeEnded(facts);
    case 'needsAttention':
      return judgeUnclear(facts);
    case 'done':
    case 'refunded':
      return judgeDone(facts);
    case 'created':
      if (facts.restingFor < patienceMinutes) return nothing;
      return facts.bank.state === 'none' ? mend({ kind: 'close', action: 'refuse' }) : find('stuck');
    case 'threeDs':
    case 'authorised':
    case 'issuing':
    case 'issued':
    case 'captured':
    case 'voiding':
      return facts.restingFor < patienceMinutes ? nothing : find('stuck');
    default:
      return facts.state satisfies never;
  }
}

const ofRefund: Readonly<Record<OrderFacts['refund'], readonly FindingKind[]>> = {
  none: [],
  open: [],
  late: ['refundLate'],
  needsAttention: ['refundNeedsAttention'],
};

/** Compares our books with the bank's and the insurers'. */
export function reconcile(facts: OrderFacts): Reconciliation {
  const { mends, findings } = judge(facts);
  return { mends, findings: [...new Set([...findings, ...ofRefund[facts.refund]])] };
}

/**
 * The same where a person asks for it: an order that stopped too often goes on. Its reservation is not given back so; that
 * is an act of its own.
 */
export function reconcileByHand(facts: OrderFacts): Reconciliation {
  const again = reconcile({ ...facts, flagged: 0 });
  return again.mends.some(({ kind }) => kind === 'giveUp') ? reconcile(facts) : again;
}

/** What was compared, without the time that passes: what a person closed is another matter once this reads otherwise. */
export function comparedFacts({ restingFor: _time, ...facts }: OrderFacts): string {
  return JSON.stringify(facts);
}

/** An order that is over is asked after for a day before its partner's silence matters. */
const settledSilenceMinutes = 24 * 60;

/** What is found where somebody could not be asked: nothing at first, then that nobody answers. */
export function judgeSilence({ state, restingFor, refund, who }: Silence): readonly FindingKind[] {
  const patience = isSettled(state) ? settledSilenceMinutes : patienceMinutes;
  if (restingFor < patience) return ofRefund[refund];
  return [who === 'missing' ? 'partnerMissing' : 'partnerSilent', ...ofRefund[refund]];
}

/** Of what is over, changes of the last two days are compared again. */
const lookBackMinutes = 48 * 60;

/** In how many minutes the books are compared again; undefined when there is nothing left to compare. */
export function compareAgainIn(
  { state, restingFor }: Pick<OrderFacts, 'state' | 'restingFor'>,
  isOpen: boolean,
): number | undefined {
  if (!isSettled(state)) return 10;
  return isOpen || restingFor < lookBackMinutes ? 60 : undefined;
}
