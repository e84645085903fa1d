import { z } from 'zod';
import { propertyAnswers } from '#catalog/risks/property/answers.ts';
import { answerFields } from './answer-schemas.ts';
import { isoDate, lira } from './fields.ts';

export const propertyAnswersSchema = z.object(answerFields(propertyAnswers));

/** How the search for the address ended. */
export const addressSearch = z.enum(['found', 'notFound', 'birthdateRequired', 'unavailable', 'notAsked']);
export type AddressSearch = z.infer<typeof addressSearch>;

/** The building as its last earthquake policy tells it. */
export const building = propertyAnswersSchema.pick({
  GrossArea: true,
  DaskInsaTarzi: true,
  DaskInsaYili: true,
  FloorCount: true,
  DaskKullanimSekli: true,
  DamageState: true,
});

export const earthquakePolicy = z.object({
  FirmName: z.string(),
  /** Its last digits: whoever has an address code is told of the policy there. */
  MaskedPolicyNo: z.string(),
  PolicyStart: isoDate,
  PolicyEnd: isoDate,
});

/** The official price of an earthquake policy, step by step; the same in every company. */
export const officialPrice = z.object({
  GrossArea: z.number(),
  UnitPrice: lira,
  /** Area by unit price, before the ceiling. */
  FullSum: lira,
  Ceiling: lira,
  InsuredSum: lira,
  Group: z.number().int().min(1).max(7),
  RatePerMille: z.number(),
  /** Insured sum by rate, before what is added and taken off. */
  BasePremium: lira,
  /** Additions above zero, reductions below. */
  Adjustments: z.array(
    z.object({ Key: z.enum(['oldBuilding', 'lowBuilding', 'highBuilding', 'renewal']), Percent: z.number() }),
  ),
  Premium: lira,
  Minimum: lira,
  Gross: lira,
  /** From when on the figures hold. */
  TariffFrom: isoDate,
});
export type OfficialPrice = z.infer<typeof officialPrice>;
