import { flag, number, optional, type Reader, readAnswers, text } from '#catalog/fields/read-answers.ts';
import { withoutGates } from '#catalog/risks/vehicle/screen.ts';
import type { CallRequest } from '../../../http/http-layer.ts';
import type { QuoteModel } from '../../kept-model.ts';

type Update = CallRequest<'vehicleUpdateInfo'>;

/** What is told by the site and not by the screen. */
type ToldBySite = 'HeaderGuid' | 'CrossSellingBranches' | 'GreenCardType';

const words = optional(text);
const price = optional(number);
const choice = optional(flag);

/** Every answer that the second step may give, and what it is. */
const readers: { readonly [Name in keyof Omit<Update, ToldBySite>]-?: Reader<Update[Name]> } = {
  LicensePlateNumber: words,
  LicencePermitNo: words,
  AsbisNo: words,
  EngineNo: words,
  FrameNo: words,
  BrandCode: words,
  VehicleType: words,
  FuelType: words,
  Colour: words,
  UsageType: words,
  FirstTrafficDate: words,
  ModelYear: words,
  Lpg: choice,
  RadioPrice: price,
  NavigationPrice: price,
  SteelWheelsPrice: price,
  OtherAccessoryPrice: price,
  ProfessionCode: words,
  PolicyStart: words,
  PolicyEnd: words,
  Region: words,
  RentACar: choice,
  Name: words,
  Surname: words,
  CityCode: words,
  TownCode: words,
  LiabilityLimit: words,
  TermDays: words,
  DealerLicenceNo: words,
  NotarySaleDate: words,
  DestinationCountry: words,
  RegistrationCountry: words,
  LenderName: words,
  LoanNumber: words,
};

/** A filled screen as update-info takes it. An answer that has no place in the call would be lost: it is a fault. */
export function vehicleAnswers(screen: QuoteModel): Omit<Update, ToldBySite> {
  const model = withoutGates(screen);
  const lost = Object.keys(model).find((name) => !Object.hasOwn(readers, name));
  if (lost !== undefined) throw new TypeError(`${lost} is asked and has no place in the call`);
  return readAnswers(model, readers);
}
