import type { OwnQuotation } from '#contracts/calls/my-offers.ts';
import type { Policy } from '#contracts/calls/policies.ts';
import type { SupportRequest } from '#contracts/calls/support.ts';
import { addDays, formatDay, istanbulToday } from '#domain/dates.ts';
import { overviewTexts } from '#messages/overview.ts';
import { policyAddress, requestAddress, tabAddress } from '../account-address.ts';
import { momentText, quotationNames } from '../offers/own-quotation.ts';
import { offersAddress } from '../offers/quotation-ways.ts';

const words = overviewTexts.waiting;
/** Of policies that cannot be renewed; the others say themselves from when they can. */
const soonDays = 30;
const dayMs = 86_400_000;

/** Something that waits for the member, with the one thing to do about it. */
export type WaitingThing = {
  readonly key: string;
  readonly kind: keyof typeof words.actions;
  readonly text: string;
  readonly to: string;
};

type Known = {
  readonly policies: readonly Policy[];
  readonly offers: readonly OwnQuotation[];
  readonly requests: readonly SupportRequest[] | null;
  readonly now: string;
};

function unreadThings(requests: Known['requests']): readonly WaitingThing[] {
  const unread = requests?.filter(({ Unread }) => Unread > 0) ?? [];
  const [first, ...others] = unread;
  if (!first) return [];
  const count = unread.reduce((sum, { Unread }) => sum + Unread, 0);
  const to = others.length === 0 ? requestAddress(first.RequestGuid) : tabAddress('support');
  return [{ key: 'unread', kind: 'unread', text: words.unread(count), to }];
}

function documentThings(offers: Known['offers']): readonly WaitingThing[] {
  return offers
    .filter(({ DocumentsWanted, Stage }) => DocumentsWanted && Stage !== 'bought')
    .map((own) => ({
      key: `documents ${own.HeaderGuid}`,
      kind: 'documents',
      text: words.documents(quotationNames(own).line),
      to: offersAddress(own),
    }));
}

function endingThings({ policies, now }: Known): readonly WaitingThing[] {
  const today = istanbulToday(new Date(now));
  return policies.flatMap((policy) => {
    const { State, RenewalFrom, PolicyEnd } = policy;
    if (State !== 'active') return [];
    const mayRenew = RenewalFrom !== null && RenewalFrom <= today;
    if (!mayRenew && PolicyEnd > addDays(today, soonDays)) return [];
    const { line, insured } = quotationNames(policy);
    return {
      key: `ends ${policy.PolicyGuid}`,
      kind: mayRenew ? 'renew' : 'ends',
      text: words.ends(line, insured, formatDay(PolicyEnd)),
      to: policyAddress(policy.PolicyGuid),
    } as const;
  });
}

function runningOutThings({ offers, now }: Known): readonly WaitingThing[] {
  const latest = Date.parse(now) + dayMs;
  return offers.flatMap((own) => {
    const { Stage, ValidUntil } = own;
    if (Stage !== 'open' || ValidUntil === null || Date.parse(ValidUntil) > latest) return [];
    const text = words.runsOut(quotationNames(own).line, momentText(ValidUntil));
    return { key: `runsOut ${own.HeaderGuid}`, kind: 'runsOut', text, to: offersAddress(own) } as const;
  });
}

/** What waits for the member, what others wait for first. */
export function waitingThings(known: Known): readonly WaitingThing[] {
  return [
    ...documentThings(known.offers),
    ...unreadThings(known.requests),
    ...endingThings(known),
    ...runningOutThings(known),
  ];
}
