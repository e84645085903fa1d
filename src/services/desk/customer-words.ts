import { lines } from '#catalog/lines/index.ts';
import { maskEmail } from '#domain/account/mask-email.ts';
import { maskPhone } from '#domain/account/username.ts';
import { formatDay, istanbulToday } from '#domain/dates.ts';
import { maskPlate } from '#domain/desk/mask-person.ts';
import type { TimelineKind } from '#domain/desk/timeline.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import type { Insured } from '#domain/risks/insured.ts';
import { timelineWords as words } from '#messages/desk-find.ts';
import { documentTitles } from '#messages/documents.ts';
import { insuredLabels } from '#messages/insured.ts';
import { consentHistoryMessages } from '#messages/my-permissions.ts';
import type { EntryOf, TimelineEntry, TimelineOffer } from '#ports/desk-find.ts';
import { momentText } from '../document/moment-text.ts';
import { insurerName } from '../document/ports.ts';
import { purposeWords } from '../permission/purpose-words.ts';
import type { DeskPorts } from './ports.ts';

/** What an entry is about, where the desk has a screen for it. */
export type RowSubject = { readonly kind: 'order' | 'policy' | 'cancellation' | 'support'; readonly id: string };

export type RowDetail = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly amount: Kurus | undefined;
};

/** One entry in words. */
export type CustomerRow = {
  readonly id: string;
  readonly kind: TimelineKind;
  readonly at: Date;
  readonly title: string;
  readonly about: string | undefined;
  readonly state: string | undefined;
  readonly amount: Kurus | undefined;
  readonly subject: RowSubject | undefined;
  readonly details: readonly RowDetail[];
};

export type Speaking = {
  readonly ports: Pick<DeskPorts, 'panel'>;
  /** Whether what tells who somebody is may be read. */
  readonly isOpen: boolean;
};

type Words = Omit<CustomerRow, 'id' | 'kind' | 'at' | 'details'> & { readonly details?: CustomerRow['details'] };
type Speak<Kind extends TimelineKind> = (entry: EntryOf<Kind>, speaking: Speaking) => Words;

const lineName = (line: LineKey) => lines[line].name;
const together = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part).join(', ');

/** Masked, a thing is called by what many have: a car by its model, people by how many they are. */
function insuredText(insured: Insured, isOpen: boolean): string {
  const { kind, title, detail, key } = insured;
  if (isOpen) return together(title, detail);
  if (kind === 'vehicle') return together(title, maskPlate(key));
  return kind === 'property' || kind === 'pet' ? insuredLabels[kind] : title;
}

function offerText({ state, reason }: TimelineOffer, isOpen: boolean): string {
  const said = words.quotation.states[state];
  return isOpen && reason !== undefined && state === 'declined' ? words.quotation.answer(said, reason) : said;
}

function stateOfQuotation({ askedAt, isBought, offers }: EntryOf<'quotation'>): string {
  if (isBought) return words.quotation.bought;
  if (askedAt === undefined) return words.quotation.unasked;
  const count = (...states: readonly TimelineOffer['state'][]) =>
    offers.filter(({ state }) => states.includes(state)).length;
  return words.quotation.counts(count('active', 'expired'), count('declined'), count('waiting', 'review', 'failed'));
}

const speakOfQuotation: Speak<'quotation'> = (entry, { ports, isOpen }) => {
  const priced = entry.offers.flatMap(({ line, gross }) => (line === entry.line && gross !== undefined ? [gross] : []));
  return {
    title: words.quotation.title(lineName(entry.line)),
    about: entry.insured && insuredText(entry.insured, isOpen),
    state: stateOfQuotation(entry),
    amount: priced.length > 0 ? Math.min(...priced) : undefined,
    subject: undefined,
    details: entry.offers.map((offer) => ({
      id: offer.id,
      label: words.quotation.offer(insurerName(ports, offer.insurer), lineName(offer.line)),
      value: offerText(offer, isOpen),
      amount: offer.gross,
    })),
  };
};

const documentNames: Readonly<Record<string, string>> = documentTitles;
const paymentActions: Readonly<Record<string, string>> = words.payment.actions;

const speakers: { readonly [Kind in TimelineKind]: Speak<Kind> } = {
  quotation: speakOfQuotation,
  order: ({ reference, state, gross, installmentCount, lines: bought }) => ({
    title: words.order.title(reference),
    about: together(...bought.map(lineName), words.order.installments(installmentCount)),
    state: words.order.states[state],
    amount: gross,
    subject: { kind: 'order', id: reference },
  }),
  payment: ({ reference, action, amount }) => ({
    title: paymentActions[action] ?? words.payment.other,
    about: words.payment.about(reference),
    state: undefined,
    amount,
    subject: { kind: 'order', id: reference },
  }),
  policy: ({ id, line, insurer, policyNumber, gross, start, end, state, insured }, { ports, isOpen }) => ({
    title: words.policy.title(lineName(line), insurerName(ports, insurer)),
    about: together(
      words.policy.number(policyNumber),
      insuredText(insured, isOpen),
      words.policy.period(formatDay(start), formatDay(end)),
    ),
    state: words.policy.states[state],
    amount: gross,
    subject: { kind: 'policy', id },
  }),
  document: ({ key, fileName, policyId }, { isOpen }) => ({
    title: words.document.title(documentNames[key] ?? words.document.other),
    about: isOpen ? fileName : undefined,
    state: undefined,
    amount: undefined,
    subject: policyId === undefined ? undefined : { kind: 'policy', id: policyId },
  }),
  refund: ({ reference, reason, state, promised, amount, paidAt }) => ({
    title: `${words.refund.title}: ${words.refund.reasons[reason]}`,
    about: words.payment.about(reference),
    state: paidAt ? words.refund.paid(formatDay(istanbulToday(paidAt))) : words.refund.states[state],
    amount: amount ?? promised,
    subject: { kind: 'order', id: reference },
  }),
  cancellation: ({ id, reason, state, line, insurer, note }, { ports, isOpen }) => ({
    title: words.cancellation.title(lineName(line), insurerName(ports, insurer)),
    about: together(words.cancellation.reasons[reason], isOpen ? note : undefined),
    state: words.cancellation.states[state],
    amount: undefined,
    subject: { kind: 'cancellation', id },
  }),
  consent: ({ purpose, channel, granted, textVersion, act }) => ({
    title: words.consent.title(consentHistoryMessages.purposes[purpose], words.consent.channels[channel]),
    about: words.consent.version(words.consent.acts[act], textVersion),
    state: consentHistoryMessages.states[purpose][granted ? 'given' : 'taken'],
    amount: undefined,
    subject: undefined,
  }),
  message({ channel, purpose, state, recipient }, { isOpen }) {
    const masked = channel === 'sms' ? maskPhone(recipient) : maskEmail(recipient);
    return {
      title: words.message.title(words.message.channels[channel], purposeWords(purpose)),
      about: isOpen ? recipient : masked,
      state: words.message.states[state],
      amount: undefined,
      subject: undefined,
    };
  },
  support({ number, status, subject, lastMessageAt }, { isOpen }) {
    const last = words.support.last(momentText(lastMessageAt));
    return {
      title: words.support.title(number),
      about: isOpen ? words.support.withSubject(subject, last) : last,
      state: words.support.states[status],
      amount: undefined,
      subject: { kind: 'support', id: number },
    };
  },
};

export function rowOf<Kind extends TimelineKind>(
  entry: EntryOf<Kind> & TimelineEntry,
  speaking: Speaking,
): CustomerRow {
  const { id, kind, at } = entry;
  const speak = speakers[kind] as Speak<Kind>;
  return { id, kind, at, details: [], ...speak(entry, speaking) };
}
