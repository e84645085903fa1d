import type { Day } from '../dates.ts';
import type { Kurus } from '../money.ts';

/** A mobile phone as it was bought. */
export type DeviceRisk = {
  readonly kind: 'device';
  readonly brandId: number;
  readonly brandName: string;
  readonly modelId: number;
  readonly modelName: string;
  readonly imei: string;
  readonly invoiceDate: Day;
  /** What the invoice says. */
  readonly price: Kurus;
};
