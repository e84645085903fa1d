import { maskEmail } from '#domain/account/mask-email.ts';
import { maskPhone } from '#domain/account/username.ts';
import { formatDay, istanbulToday } from '#domain/dates.ts';
import type { TimelineKind } from '#domain/desk/timeline.ts';
import { sumOf } from '#domain/policy/kept.ts';
import { timelineWords as words } from '#messages/desk-find.ts';
import { documentTitles } from '#messages/documents.ts';
import { consentHistoryMessages } from '#messages/my-permissions.ts';
import type { EntryOf, TimelineEntry } from '#ports/desk-find.ts';
import { momentText } from '../document/moment-text.ts';
import { insurerName } from '../document/ports.ts';
import { purposeWords } from '../permission/purpose-words.ts';
import type { CustomerRow, Speak, Speaking } from './customer-row.ts';
import { insuredText, lineName, speakOfQuotation, together } from './quotation-words.ts';

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
    title: words.document.title(documentNames[key.split(':')[0] ?? ''] ?? words.document.other),
    about: isOpen ? fileName : undefined,
    state: undefined,
    amount: undefined,
    subject: policyId === undefined ? undefined : { kind: 'policy', id: policyId },
  }),
  refund: ({ reference, reason, state, paidAt, ...money }) => ({
    title: `${words.refund.title}: ${words.refund.reasons[reason]}`,
    about: words.payment.about(reference),
    state: paidAt ? words.refund.paid(formatDay(istanbulToday(paidAt))) : words.refund.states[state],
    amount: sumOf({ paidAt, ...money }),
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
