import type { Field } from '../../fields/field.ts';
import { type AnswersOf, type AnswerTable, commonAnswers } from '../answers.ts';

/** What a vehicle is found by. */
export const vehicleIdentifiers = {
  LicensePlateNumber: 'plate',
  LicencePermitNo: 'permit',
  AsbisNo: 'asbis',
  EngineNo: 'code',
  FrameNo: 'code',
} as const satisfies AnswerTable;

/** What a register may tell of a vehicle beside that, and its owner may correct. */
const registered = {
  BrandCode: 'code',
  VehicleType: 'code',
  FuelType: 'code',
  Colour: 'code',
  UsageType: 'code',
  FirstTrafficDate: 'day',
  ModelYear: 'year',
} as const satisfies AnswerTable;

/** All that is known of a vehicle, its owner and the wanted policy; the form's questions have the same names. */
export const vehicleAnswers = {
  ...vehicleIdentifiers,
  ...registered,
  ...commonAnswers,
  Lpg: 'flag',
  RadioPrice: 'price',
  NavigationPrice: 'price',
  SteelWheelsPrice: 'price',
  OtherAccessoryPrice: 'price',
  ProfessionCode: 'code',
  Region: 'code',
  RentACar: 'flag',
  LiabilityLimit: 'code',
  DealerLicenceNo: 'code',
  NotarySaleDate: 'day',
  GreenCardType: ['1', '2'],
  DestinationCountry: 'code',
  RegistrationCountry: 'code',
  LenderName: 'text',
  LoanNumber: 'code',
} as const satisfies AnswerTable;

export type VehicleAnswers = AnswersOf<typeof vehicleAnswers>;

/** What the registers fill in; everything else only the owner knows. */
export type RegisteredAnswers = AnswersOf<typeof vehicleIdentifiers & typeof registered>;

/** A question whose answer has a place among the answers. */
export type VehicleField = Field & { readonly name: keyof VehicleAnswers };
