import type { Day } from '#domain/dates.ts';
import { reasons } from '../reasons.ts';
import type { Look } from '../review.ts';
import { isOlderThan } from './older-than.ts';
import type { Phone } from './phone.ts';
import type { PhoneTaste } from './phone-taste.ts';

/** A phone is taken by its photos; without them nobody knows whether it is whole. */
const screenLook: Look = {
  reason: 'Telefonun hasarsız olduğu fotoğraflardan inceleniyor.',
  wantedDocuments: ['Ekran açıkken ön yüz fotoğrafı', 'Arka yüz fotoğrafı'],
  resolves: { afterMinutes: 20, to: { kind: 'decline', reason: reasons.noPhotos }, seen: { kind: 'accept' } },
};

/** What an insurer wants to see of a phone first, if anything. */
export function phoneLook({ photos }: PhoneTaste, phone: Phone, startDate: Day): Look | undefined {
  if (!photos) return undefined;
  const { invoicePrice, invoiceDate } = phone;
  const wants = invoicePrice > photos.abovePrice * 100 || isOlderThan(photos.afterMonths, invoiceDate, startDate);
  return wants ? screenLook : undefined;
}
