import { z } from 'zod';
import { asbisNumber, documentFields } from '#catalog/risks/vehicle/search.ts';
import { judged, judgedBy } from '../judged.ts';
import { day, isoDate, lineKey, lira, shortText, wireBoolean, wireId, wireList, wireNumber } from './fields.ts';

const code = z.string().min(1).max(40).optional();
/** How dear an accessory may be is judged, and told, by its question. */
const accessoryPrice = wireNumber(z.number()).optional();

/** Serial and number of the registration document, which a form asks for one by one. */
const permit = judgedBy(documentFields, {
  split: (sent) => {
    const [, DocumentSerial, DocumentNo] = /^(\D*)(.*)$/s.exec(String(sent)) ?? [];
    return { DocumentSerial, DocumentNo };
  },
  join: ({ DocumentSerial, DocumentNo }) => `${String(DocumentSerial)}${String(DocumentNo)}`,
  shape: z.string().regex(/^[A-Z]{2}\d{6}$/),
});

/** What a vehicle is found by. */
export const vehicleIdentifiers = {
  LicensePlateNumber: z.string().min(1).max(20).optional(),
  LicencePermitNo: permit.optional(),
  AsbisNo: judged(asbisNumber, z.string().min(1).max(40)).optional(),
  EngineNo: code,
  FrameNo: code,
};

const registered = {
  BrandCode: code,
  VehicleType: code,
  FuelType: code,
  Colour: code,
  UsageType: code,
};

/** A vehicle as the registers know it. */
export const vehicle = z.object({
  ...registered,
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

/** Choices of the owner, and corrections of what was found. Which of them a line needs is judged by its own questions. */
export const vehicleAnswers = {
  ...vehicleIdentifiers,
  ...registered,
  FirstTrafficDate: day.optional(),
  ModelYear: wireNumber(z.int().min(1900).max(2100)).optional(),
  Lpg: wireBoolean.optional(),
  RadioPrice: accessoryPrice,
  NavigationPrice: accessoryPrice,
  SteelWheelsPrice: accessoryPrice,
  OtherAccessoryPrice: accessoryPrice,
  ProfessionCode: code,
  PolicyStart: day.optional(),
  PolicyEnd: day.optional(),
  Region: code,
  RentACar: wireBoolean.optional(),
  CrossSellingBranches: wireList(lineKey).optional(),
  Name: shortText.optional(),
  Surname: shortText.optional(),
  CityCode: wireNumber(z.int().min(1).max(81)).optional(),
  TownCode: wireId.optional(),
  LiabilityLimit: code,
  TermDays: wireNumber(z.int().min(1).max(366)).optional(),
  DealerLicenceNo: code,
  NotarySaleDate: day.optional(),
  GreenCardType: z.enum(['1', '2']).optional(),
  DestinationCountry: code,
  RegistrationCountry: code,
  LenderName: shortText.optional(),
  LoanNumber: code,
};
export const vehicleAnswersSchema = z.object(vehicleAnswers);
export type VehicleAnswers = z.infer<typeof vehicleAnswersSchema>;

/** How the search for the vehicle ended. */
export const vehicleSearch = z.enum(['found', 'notFound', 'ownerMismatch', 'scrapped', 'unavailable', 'notAsked']);
export type VehicleSearch = z.infer<typeof vehicleSearch>;

export const previousPolicy = z.object({
  FirmName: z.string(),
  PolicyNo: z.string(),
  PolicyStart: isoDate,
  PolicyEnd: isoDate,
});

export const vehicleHistory = z.object({
  /** Traffic step 0–8; null for a first entry. */
  TrafficStep: z.number().int().nullable(),
  /** No-claims discount of kasko in percent; null where none is known. */
  KaskoDiscount: z.number().nullable(),
  ClaimCount: z.number().int().nonnegative(),
});
