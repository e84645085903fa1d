import type { Kurus } from '#domain/money.ts';
import type { Coverage, CoverageValue } from '../coverages.ts';
import type { PhoneTaste } from './phone-taste.ts';

export const phonePlanKeys = ['narrow', 'wide'] as const;
export type PhonePlanKey = (typeof phonePlanKeys)[number];

export const phonePlans: Readonly<Record<PhonePlanKey, { readonly code: string; readonly name: string }>> = {
  narrow: { code: 'C1', name: 'Dar (Ekran ve Kırılma)' },
  wide: { code: 'C2', name: 'Geniş' },
};

const no: CoverageValue = { type: 'NOT_INCLUDED' };
const included: CoverageValue = { type: 'INCLUDED' };
const count = (value: number): CoverageValue => ({ type: 'COUNT', count: value });
const percent = (value: number): CoverageValue => ({ type: 'PERCENT', percent: value });

/** Both packages pay twice a year; what the wide one adds costs a part of the second-hand value (domain §6.8 [S97]). */
export function phoneCoverages(
  plan: PhonePlanKey,
  { liquids, theftWaiting }: PhoneTaste,
  invoicePrice: Kurus,
): readonly Coverage[] {
  const wide = plan === 'wide';
  const where = (holds: boolean, value: CoverageValue): CoverageValue => (holds ? value : no);
  const price: CoverageValue = { type: 'AMOUNT', amount: invoicePrice };
  const values: Readonly<Record<string, CoverageValue>> = {
    ekranKirilmasi: included,
    kirilmaHasari: included,
    siviTemasi: where(wide && liquids, included),
    onarimGideri: where(wide, included),
    tamamenHasar: where(wide, price),
    hirsizlikTelefon: where(wide, price),
    esdegerCihaz: where(wide, included),
    yillikHasarAdedi: count(2),
    telefonMuafiyeti: percent(wide ? 30 : 0),
    ...(wide ? { hirsizlikBekleme: count(theftWaiting) } : {}),
  };
  return Object.entries(values).map(([code, value]) => ({ code, value }));
}
