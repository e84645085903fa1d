import type { Day } from '../dates.ts';
import type { Kurus } from '../money.ts';

export type VehicleOption =
  | 'liabilityLimit'
  | 'dealerLicence'
  | 'notarySaleDate'
  | 'destination'
  | 'registrationCountry'
  | 'greenCardType'
  | 'lender'
  | 'loanNumber'
  | 'secondHand';

/** A vehicle as insurers are asked to insure it. */
export type VehicleRisk = {
  readonly kind: 'vehicle';
  readonly plate: string;
  readonly documentSerial: string | undefined;
  readonly documentNumber: string | undefined;
  readonly asbisNumber: string | undefined;
  readonly engineNumber: string | undefined;
  readonly frameNumber: string | undefined;
  readonly brandCode: string;
  readonly typeCode: string;
  readonly modelYear: number;
  /** Usage style, such as 111-10 for a private car. */
  readonly usage: string;
  readonly fuel: string;
  readonly lpg: boolean;
  readonly rentACar: boolean;
  readonly professionCode: string | undefined;
  readonly firstTrafficDate: Day | undefined;
  readonly accessories: {
    readonly radio: Kurus;
    readonly navigation: Kurus;
    readonly steelWheels: Kurus;
    readonly other: Kurus;
  };
  /** Value of the car where the line insures it. */
  readonly value: Kurus | undefined;
  /** Traffic step 0–8; undefined for a first entry. */
  readonly trafficStep: number | undefined;
  /** No-claims discount of kasko in percent. */
  readonly kaskoDiscount: number | undefined;
  /** Days since the last traffic policy ended; zero while one runs. */
  readonly daysLapsed: number;
  /** What only some lines ask, by the names insurers know it by. */
  readonly options: Readonly<Partial<Record<VehicleOption, string>>>;
};
