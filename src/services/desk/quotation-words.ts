import { lines } from '#catalog/lines/index.ts';
import { maskPlate } from '#domain/desk/mask-person.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Insured } from '#domain/risks/insured.ts';
import { timelineWords } from '#messages/desk-find.ts';
import { insuredLabels } from '#messages/insured.ts';
import type { EntryOf, TimelineOffer } from '#ports/desk-find.ts';
import { insurerName } from '../document/ports.ts';
import type { Speak } from './customer-row.ts';

const words = timelineWords.quotation;

export const lineName = (line: LineKey) => lines[line].name;
export const together = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part).join(', ');

/** Masked, a thing is called by what many have: a car by its model, people by how many they are. */
export function insuredText(insured: Insured, isOpen: boolean): string {
  const { kind, title, detail, key } = insured;
  if (isOpen) return together(title, detail);
  if (kind === 'vehicle') return together(title, maskPlate(key));
  return kind === 'property' || kind === 'pet' ? insuredLabels[kind] : title;
}

function offerText({ state, reason }: TimelineOffer, isOpen: boolean): string {
  const said = words.states[state];
  return isOpen && reason !== undefined && state === 'declined' ? words.answer(said, reason) : said;
}

function stateOfQuotation({ askedAt, isBought, offers }: EntryOf<'quotation'>): string {
  if (isBought) return words.bought;
  if (askedAt === undefined) return words.unasked;
  const count = (...states: readonly TimelineOffer['state'][]) =>
    offers.filter(({ state }) => states.includes(state)).length;
  return words.counts(count('active', 'expired'), count('declined'), count('waiting', 'review', 'failed'));
}

/** What was asked for, then what is sold beside it. */
const mainLineFirst = ({ line, offers }: EntryOf<'quotation'>) =>
  offers.toSorted((one, other) => Number(other.line === line) - Number(one.line === line));

export const speakOfQuotation: Speak<'quotation'> = (entry, { ports, isOpen }) => {
  const priced = entry.offers.flatMap(({ line, gross }) => (line === entry.line && gross !== undefined ? [gross] : []));
  return {
    title: words.title(lineName(entry.line)),
    about: entry.insured && insuredText(entry.insured, isOpen),
    state: stateOfQuotation(entry),
    amount: priced.length > 0 ? Math.min(...priced) : undefined,
    subject: undefined,
    details: mainLineFirst(entry).map((offer) => ({
      id: offer.id,
      label: words.offer(insurerName(ports, offer.insurer), lineName(offer.line)),
      value: offerText(offer, isOpen),
      amount: offer.gross,
    })),
  };
};
