import type { VehicleAnswers } from '#catalog/risks/vehicle/answers.ts';
import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import type { Day } from '#domain/dates.ts';
import type { VariantKey } from '#domain/lines.ts';
import { fromLira, type Kurus } from '#domain/money.ts';
import { daysLapsed } from '#domain/risks/days-lapsed.ts';
import type { VehicleOption, VehicleRisk } from '#domain/risks/vehicle.ts';
import { type PlateRule, readPlate } from '#domain/risks/vehicle-plate.ts';
import type { PolicyHistory } from '#ports/registries.ts';
import { told } from '../common-answers.ts';
import type { QuotationOf } from '../of-kind.ts';
import type { RiskPorts } from '../risk-service.ts';
import { foundFor } from './merge.ts';
import { splitPermit } from './permit.ts';
import { insuredValue } from './value.ts';

type RiskContext = {
  readonly plateRule: PlateRule;
  readonly variant: VariantKey | undefined;
  readonly start: Day;
  readonly history: PolicyHistory | undefined;
  readonly value: Kurus | undefined;
};

const price = (lira: number | undefined): Kurus => fromLira(lira ?? 0);

/** Choices of a line under the names insurers know them by; what was not chosen is not told. */
function optionsOf(answers: VehicleAnswers, variant: VariantKey | undefined): VehicleRisk['options'] {
  const options: Record<VehicleOption, string | undefined> = {
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
function vehicleRisk(answers: VehicleAnswers, context: RiskContext): VehicleRisk {
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

/** The vehicle of a quotation, at the value and with the past that are known of it. */
export async function buildVehicle(
  ports: RiskPorts,
  quotation: QuotationOf<'vehicle'>,
  { sent, merged }: { readonly sent: VehicleAnswers; readonly merged: VehicleAnswers },
): Promise<VehicleRisk> {
  const { line, variant, found } = quotation;
  const car = {
    brandCode: told('BrandCode', merged.BrandCode),
    typeCode: told('VehicleType', merged.VehicleType),
    modelYear: told('ModelYear', merged.ModelYear),
  };
  return vehicleRisk(merged, {
    plateRule: vehicleColumnsOf(line).plate,
    variant,
    start: told('PolicyStart', merged.PolicyStart),
    history: foundFor(found, sent)?.history,
    value: await insuredValue(ports, quotation, car),
  });
}
