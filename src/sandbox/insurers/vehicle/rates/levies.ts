import type { Day } from '../dates.ts';
import type { LineKey } from '../lines.ts';
import { type Certainty, type Dated, inForce } from './dated.ts';

/** Percent of the net premium that the insurer passes on to others. */
export type LevyRates = {
  /** Banking and insurance transactions tax (BSMV). */
  readonly tax: number;
  /** Traffic services development fund (THGF). */
  readonly trafficFund: number;
  /** Guarantee account (Güvence Hesabı). */
  readonly guaranteeFund: number;
};

const traffic: LevyRates = { tax: 5, trafficFund: 5, guaranteeFund: 2 };
const taxOnly: LevyRates = { tax: 5, trafficFund: 0, guaranteeFund: 0 };
const none: LevyRates = { tax: 0, trafficFund: 0, guaranteeFund: 0 };

function since(value: LevyRates, source: string, certainty: Certainty): readonly Dated<LevyRates>[] {
  return [{ from: '2017-01-01', value, source, certainty }];
}

export const levyRows: Readonly<Record<LineKey, readonly Dated<LevyRates>[]>> = {
  trafik: since(traffic, 'domain §2.6, §7 [S14]', 'calculated'),
  yabanciTrafik: since(traffic, 'domain §2.9: taken as traffic', 'placeholder'),
  galericikisatrafik: since(traffic, 'domain §2.8: taken as traffic', 'placeholder'),
  kasko: since(taxOnly, 'domain §7', 'calculated'),
  imm: since(taxOnly, 'domain §7', 'calculated'),
  ferdikaza: since(taxOnly, 'domain §7', 'calculated'),
  hukuksalkoruma: since(taxOnly, 'domain §7', 'calculated'),
  yesilKart: since(taxOnly, 'domain §6.7 [S96]', 'sourced'),
  galericiferdikaza: since(taxOnly, 'domain §2.8: taken as personal accident', 'placeholder'),
  galericiseyahat: since(taxOnly, 'domain §2.8: taken as assistance', 'placeholder'),
  // The fire tax of a home lies on the fire part alone and is added by that line's own tariff.
  konut: since(taxOnly, 'domain §7', 'calculated'),
  dask: since(none, 'domain §4.1, §7', 'general'),
  tamamlayici: since(taxOnly, 'domain §7', 'general'),
  bireysel: since(taxOnly, 'domain §7', 'general'),
  yabanci: since(taxOnly, 'domain §7', 'general'),
  seyahat: since(taxOnly, 'domain §7 [S14]', 'sourced'),
  petsaglik: since(taxOnly, 'domain §7', 'general'),
  telefon: since(taxOnly, 'domain §7', 'general'),
};

/** What the customer pays for a net premium, both in kuruş. */
export function grossOf(line: LineKey, net: number, day: Day): number {
  const { tax, trafficFund, guaranteeFund } = inForce(levyRows[line], day).value;
  return Math.round((net * (100 + tax + trafficFund + guaranteeFund)) / 100);
}

export type PremiumBreakdown = {
  readonly net: number;
  readonly tax: number;
  readonly trafficFund: number;
  readonly guaranteeFund: number;
  readonly gross: number;
};

/** The lines of a premium as a policy prints them. The tax takes the rounding, so that the lines add up. */
export function breakDown(line: LineKey, net: number, day: Day): PremiumBreakdown {
  const rates = inForce(levyRows[line], day).value;
  const trafficFund = Math.round((net * rates.trafficFund) / 100);
  const guaranteeFund = Math.round((net * rates.guaranteeFund) / 100);
  const gross = grossOf(line, net, day);
  return { net, tax: gross - net - trafficFund - guaranteeFund, trafficFund, guaranteeFund, gross };
}

/** The net premium whose gross comes nearest, for tariffs that are printed with levies. */
export function netOf(line: LineKey, gross: number, day: Day): number {
  const { tax, trafficFund, guaranteeFund } = inForce(levyRows[line], day).value;
  return Math.round((gross * 100) / (100 + tax + trafficFund + guaranteeFund));
}
