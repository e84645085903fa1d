import { z } from 'zod';
import { vehicleAnswers } from '#catalog/risks/vehicle/answers.ts';
import { answerFields, answerSchemas } from './answer-schemas.ts';
import { isoDate, lira } from './fields.ts';

const code = answerSchemas.code.optional();

/** A vehicle as the registers know it. */
export const vehicle = z.object({
  BrandCode: code,
  VehicleType: code,
  FuelType: code,
  Colour: code,
  UsageType: code,
  LicensePlateNumber: z.string().optional(),
  LicencePermitNo: z.string().optional(),
  AsbisNo: code,
  EngineNo: code,
  FrameNo: code,
  FirstTrafficDate: isoDate.optional(),
  BrandName: z.string().optional(),
  TypeName: z.string().optional(),
  ModelYear: z.number().int().optional(),
  Lpg: z.boolean().optional(),
  /** Value in lira where the list of values knows the car. */
  Value: lira.optional(),
});
export type Vehicle = z.infer<typeof vehicle>;

/** Choices of the owner, and corrections of what was found. */
export const vehicleAnswersSchema = z.object(answerFields(vehicleAnswers));

/** How the search for the vehicle ended. */
export const vehicleSearch = z.enum(['found', 'notFound', 'ownerMismatch', 'scrapped', 'unavailable', 'notAsked']);
export type VehicleSearch = z.infer<typeof vehicleSearch>;

export const previousPolicy = z.object({
  FirmName: z.string(),
  PolicyNo: z.string(),
  PolicyStart: isoDate,
  PolicyEnd: isoDate,
});

/** The most the law lets any company ask for a year, as we calculate it. */
export const priceCeiling = z.object({
  Gross: lira,
  /** First day of the cap it follows from: caps change by the month. */
  CapFrom: isoDate,
  /** Whether every figure it follows from was published; else some are our estimate. */
  Published: z.boolean(),
});
export type PriceCeiling = z.infer<typeof priceCeiling>;

export const vehicleHistory = z.object({
  /** Traffic step 0–8; null for a first entry. */
  TrafficStep: z.number().int().nullable(),
  /** No-claims discount of kasko in percent; null where none is known. */
  KaskoDiscount: z.number().nullable(),
  ClaimCount: z.number().int().nonnegative(),
});
