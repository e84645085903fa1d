import type { Day } from '#domain/dates.ts';
import type { VariantKey } from '#domain/lines.ts';
import { fromLira, type Kurus } from '#domain/money.ts';
import { daysLapsed } from '#domain/risks/days-lapsed.ts';
import type { VehicleRisk } from '#domain/risks/vehicle.ts';
import { type PlateRule, readPlate } from '#domain/risks/vehicle-plate.ts';
import { plainCapitals } from '#domain/turkish-text.ts';
import type { Person } from '#ports/insurer.ts';
import type { PolicyHistory } from '#ports/registries.ts';
import type { VehicleAnswers } from './vehicle-answers.ts';

export type RiskContext = {
  readonly plateRule: PlateRule;
  readonly variant: VariantKey | undefined;
  readonly start: Day;
  readonly history: PolicyHistory | undefined;
  readonly value: Kurus | undefined;
};

/** Judged answers hold it; that it is missing here is our own mistake. */
export function told<Value>(name: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`Judged answers lack ${name}`);
  return value;
}

const serialLength = 2;

export function splitPermit(permit: string | undefined): { serial: string | undefined; number: string | undefined } {
  if (permit === undefined) return { serial: undefined, number: undefined };
  return { serial: plainCapitals(permit.slice(0, serialLength)), number: permit.slice(serialLength) };
}

const price = (lira: number | undefined): Kurus => fromLira(lira ?? 0);

/** Choices of a line under the names insurers know them by; what was not chosen is not told. */
function optionsOf(answers: VehicleAnswers, variant: VariantKey | undefined): Readonly<Record<string, string>> {
  const options = {
    liabilityLimit: answers.LiabilityLimit,
    dealerLicence: answers.DealerLicenceNo,
    notarySaleDate: answers.NotarySaleDate,
    destination: answers.DestinationCountry,
    registrationCountry: answers.RegistrationCountry,
    greenCardType: answers.GreenCardType,
    lender: answers.LenderName,
    loanNumber: answers.LoanNumber,
    secondHand: variant === 'secondHand' ? 'true' : undefined,
  };
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Merged and judged answers as the risk that insurers are asked to take. */
export function vehicleRisk(answers: VehicleAnswers, context: RiskContext): VehicleRisk {
  const { plateRule, variant, start, history, value } = context;
  const { LicensePlateNumber: typed = '', GreenCardType: greenCardType, AsbisNo } = answers;
  const { serial, number } = splitPermit(answers.LicencePermitNo);
  const fuel = told('FuelType', answers.FuelType);
  return {
    kind: 'vehicle',
    plate: told(
      'LicensePlateNumber',
      readPlate(typed, { rule: plateRule, greenCardType, reserved: AsbisNo !== undefined }),
    ),
    documentSerial: serial,
    documentNumber: number,
    asbisNumber: AsbisNo,
    engineNumber: answers.EngineNo,
    frameNumber: answers.FrameNo,
    brandCode: told('BrandCode', answers.BrandCode),
    typeCode: told('VehicleType', answers.VehicleType),
    modelYear: told('ModelYear', answers.ModelYear),
    usage: told('UsageType', answers.UsageType),
    fuel,
    lpg: answers.Lpg ?? fuel.includes('LPG'),
    rentACar: answers.RentACar ?? false,
    professionCode: answers.ProfessionCode,
    firstTrafficDate: answers.FirstTrafficDate,
    accessories: {
      radio: price(answers.RadioPrice),
      navigation: price(answers.NavigationPrice),
      steelWheels: price(answers.SteelWheelsPrice),
      other: price(answers.OtherAccessoryPrice),
    },
    value,
    trafficStep: history?.trafficStep,
    kaskoDiscount: history?.kaskoDiscount,
    daysLapsed: daysLapsed({ start, previousEnd: history?.previousTraffic?.end, boughtOn: answers.NotarySaleDate }),
    options: optionsOf(answers, variant),
  };
}

/** The owner as merged answers describe them. */
export function insuredPerson(owner: Person, answers: VehicleAnswers): Person {
  return {
    ...owner,
    name: told('Name', answers.Name),
    surname: answers.Surname ?? '',
    provinceCode: told('CityCode', answers.CityCode),
    districtCode: answers.TownCode,
  };
}
