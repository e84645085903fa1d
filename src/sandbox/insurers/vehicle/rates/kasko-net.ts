import type { Day } from '#domain/dates.ts';
import { inForceOrLatest } from '#domain/tariffs/dated.ts';
import { type KaskoRates, kaskoRateRows, metropolitanProvinces } from './kasko-rates.ts';

export type KaskoQuery = {
  /** Value of the car in kuruş. */
  readonly value: number;
  /** Years since the model year. */
  readonly vehicleAge: number;
  readonly provinceCode: number;
  /** Usage style such as '111-10'. */
  readonly usage: string;
  /** One of the fuels a form offers. */
  readonly fuel: string;
  readonly lpg: boolean;
  readonly rentACar: boolean;
  /** Undefined where a company drives. */
  readonly driverAge: number | undefined;
  readonly professionCode: string | undefined;
  /** No-claims discount in percent. */
  readonly noClaimPercent: number;
  /** Undefined asks for the youngest rates. */
  readonly day?: Day | undefined;
};

const taxiUsages = ['111-12', '121-12'];
const hireUsages = ['111-11', '121-11'];

function ratePercent(rates: KaskoRates, age: number): number {
  return rates.byAge.find(({ oldest }) => age <= oldest)?.percent ?? 0;
}

function provincePart({ provinces }: KaskoRates, code: number): number {
  if (code === 34) return provinces.istanbul;
  if (code === 6 || code === 35) return provinces.ankaraOrIzmir;
  return metropolitanProvinces.includes(code) ? provinces.metropolitan : provinces.other;
}

function usagePart(rates: KaskoRates, { usage, rentACar }: KaskoQuery): number {
  const style = taxiUsages.includes(usage) ? rates.taxi : (rates.usages[usage.slice(0, 3)] ?? 1);
  return style * (rentACar || hireUsages.includes(usage) ? rates.rentACar : 1);
}

function fuelPart(rates: KaskoRates, { fuel, lpg }: KaskoQuery): number {
  if (fuel === 'Elektrik') return rates.electric;
  return lpg || fuel.includes('LPG') ? rates.lpg : 1;
}

function driverPart(rates: KaskoRates, { driverAge, professionCode }: KaskoQuery): number {
  const { below, factor } = rates.youngDriver;
  const young = driverAge !== undefined && driverAge < below ? factor : 1;
  const discount = Object.entries(rates.professions).find(([code]) => code === professionCode)?.[1] ?? 0;
  return young * (1 - discount / 100);
}

/** Year's net market price in kuruş, before an insurer's own factor, its package and extra coverages. */
export function kaskoNet(query: KaskoQuery): number {
  const rates = inForceOrLatest(kaskoRateRows, query.day).value;
  const noClaim = 1 - (rates.noClaimWeight * query.noClaimPercent) / 100;
  return Math.round(
    ((query.value * ratePercent(rates, query.vehicleAge)) / 100) *
      provincePart(rates, query.provinceCode) *
      usagePart(rates, query) *
      fuelPart(rates, query) *
      driverPart(rates, query) *
      noClaim,
  );
}
