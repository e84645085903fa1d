import type { LineKey, VariantKey } from '#domain/lines.ts';
import { healthAnswersOf, resident, themselves } from '../health-quotation.ts';
import type { Person } from '../people.ts';
import { building, dwellers, home } from '../property-quotation.ts';
import { journey, selfRow } from '../trip-quotation.ts';

/** How a line is asked for: who asks, what opens the quotation, and what is answered. */
export type QuotedWalk = {
  /** Somebody the registers know, where they must be somebody; one line each, since a number is one person's account. */
  readonly who: Partial<Person>;
  /** Told beside line, number and phone. */
  readonly opening: object;
  /** Of a policy that lasts long enough to be renewed. */
  readonly answers: object;
  /** Answered otherwise for the policy that is given back: a short term, where the line has one. */
  readonly short: object;
  /** What a renewal does not carry: told again, or undefined where it is not asked any more. */
  readonly anew: object;
};

/** A line that is sold beside others only: who asks for it. */
export type AddOnWalk = { readonly addOnFor: Partial<Person> };

/** How each line is walked; lines sold beside others only go with the first line on the menu that offers them. */
export type WalkTable = Readonly<Record<LineKey, QuotedWalk | AddOnWalk>>;

const today = '2026-11-15';
const PolicyStart = '2026-11-20';
const nothing = { who: {}, opening: {}, answers: { PolicyStart }, short: {}, anew: {} } satisfies QuotedWalk;

/** A car that is known as that of whoever asks. */
const car: QuotedWalk = { ...nothing, opening: { LicensePlateNumber: '34KRS102', LicencePermitNo: 'AB123456' } };
const byHand = { BrandCode: '702', VehicleType: '1001', ModelYear: 2021, FuelType: 'Benzin', UsageType: '111-10' };

const dweller: QuotedWalk = { ...nothing, opening: { UAVTNumber: dwellers.uninsured.UAVTNumber } };

const dog = {
  Species: '2',
  Breed: 'golden-retriever',
  PetName: 'Zeytin',
  PetBirthdate: '2023-05-01',
  PetSex: '1',
  ChipNo: '990000000000001',
  Neutered: true,
  Vaccinated: true,
};
const phone = {
  BrandId: 1,
  ModelId: 101,
  ImeiNo: '490154203237518',
  /** Bought on the day it is insured: a year later it is as old as every insurer takes it. */
  InvoiceDate: today,
  InvoicePrice: 42_000,
};

export const walkTable: WalkTable = {
  kasko: car,
  trafik: car,
  imm: { ...car, answers: { PolicyStart, LiabilityLimit: '5000000' } },
  yesilKart: {
    ...car,
    answers: { PolicyStart, GreenCardType: '1', DestinationCountry: 'DE', TermDays: 365 },
    short: { TermDays: 31 },
  },
  galericikisatrafik: {
    ...car,
    answers: { PolicyStart, DealerLicenceNo: '3400123', NotarySaleDate: '2026-11-01', TermDays: 90 },
    short: { TermDays: 30 },
    anew: { NotarySaleDate: '2026-11-01' },
  },
  yabanciTrafik: {
    ...nothing,
    opening: { LicensePlateNumber: 'B XY 1234' },
    answers: { PolicyStart, ...byHand, RegistrationCountry: 'DE', TermDays: 365 },
    short: { TermDays: 15 },
  },
  // Somebody of an age at which accidents are insured.
  ferdikaza: { addOnFor: { NationalNumber: '66666666660', Name: 'Umut', Surname: 'Elmadere' } },
  hukuksalkoruma: { addOnFor: {} },
  galericiferdikaza: { addOnFor: {} },
  galericiseyahat: { addOnFor: {} },
  dask: { ...dweller, answers: building },
  konut: { ...dweller, answers: home },
  tamamlayici: {
    ...nothing,
    who: { NationalNumber: '11111111110', Name: 'Deniz', Surname: 'Akçam' },
    answers: { ...healthAnswersOf.tamamlayici },
    anew: { fam: [themselves], SocialSecurity: true },
  },
  bireysel: {
    ...nothing,
    who: { NationalNumber: '99999999990', Name: 'Hale', Surname: 'Zeytindere' },
    answers: { ...healthAnswersOf.bireysel },
    anew: { fam: [themselves] },
  },
  yabanci: {
    ...nothing,
    who: { NationalNumber: resident.NationalNumber, Name: resident.Name, Surname: resident.Surname },
    opening: resident,
    answers: { ...healthAnswersOf.yabanci },
  },
  seyahat: {
    ...nothing,
    who: { NationalNumber: '77777777770', Name: 'Canan', Surname: 'Harmanlı' },
    answers: { fam: [selfRow], Region: '1', TripKind: '2', Purpose: '1', Sport: false, PolicyStart },
    short: journey,
  },
  petsaglik: {
    ...nothing,
    answers: { Pets: [dog], TreatmentLimit: '2', CoPay: '1', PolicyStart },
    // Vaccinations are told each year.
    anew: { Pets: [dog] },
  },
  telefon: {
    ...nothing,
    // A phone is insured from the day on which it is asked for.
    answers: { ...phone, PolicyStart: today },
  },
};

/** How a line is walked under other circumstances, as far as it differs. */
export const variantWalks: Readonly<Record<VariantKey, Pick<QuotedWalk, 'opening' | 'answers' | 'anew'>>> = {
  secondHand: {
    opening: { SecondHand: true },
    answers: { NotarySaleDate: '2026-11-10' },
    anew: { NotarySaleDate: undefined },
  },
};
