import type { Day } from '../dates.ts';
import type { Kurus } from '../money.ts';

/** A model as the register of devices knows it. */
export type DeviceModel = {
  readonly brandId: number;
  readonly brandName: string;
  readonly modelId: number;
  readonly modelName: string;
};

/** A mobile phone as it was bought. */
export type DeviceRisk = DeviceModel & {
  readonly kind: 'device';
  readonly imei: string;
  readonly invoiceDate: Day;
  /** What the invoice says. */
  readonly price: Kurus;
};
