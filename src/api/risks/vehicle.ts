import { vehicleColumns } from '#catalog/risks/vehicle/lines.ts';
import type { OpenedQuotation as OpenedData } from '#contracts/calls/vehicle.ts';
import { type PriceCeiling, type Vehicle, vehicleAnswersSchema } from '#contracts/calls/vehicle-fields.ts';
import { identityOf } from '#domain/identity.ts';
import { toWireLira } from '#domain/money.ts';
import type { TrafficCeiling } from '#domain/tariffs/traffic/ceiling.ts';
import { quotationReplies, vehicleReplies } from '#messages/quotation.ts';
import type { FoundVehicle } from '#ports/found.ts';
import type { OpenedQuotation } from '#services/quotation/open-quotation.ts';
import { priceCeilingOf } from '#services/risks/vehicle/price-ceiling.ts';
import { wireInsured } from '../insured-wire.ts';
import { wireOwner, wirePreviousPolicy } from './common-wire.ts';
import type { RiskWire, WireLists } from './risk-wire.ts';

function wireVehicle({ plate, asbisNumber, vehicle, value }: FoundVehicle): Vehicle | null {
  if (!vehicle) return null;
  const { documentSerial, documentNumber } = vehicle;
  return {
    LicensePlateNumber: plate ?? vehicle.plate,
    ...(documentSerial && documentNumber ? { LicencePermitNo: `${documentSerial}${documentNumber}` } : {}),
    ...(asbisNumber === undefined ? {} : { AsbisNo: asbisNumber }),
    EngineNo: vehicle.engineNumber,
    FrameNo: vehicle.frameNumber,
    BrandCode: vehicle.brandCode,
    BrandName: vehicle.brandName,
    VehicleType: vehicle.typeCode,
    TypeName: vehicle.typeName,
    FuelType: vehicle.fuel,
    Colour: vehicle.colour,
    FirstTrafficDate: vehicle.firstTrafficDate,
    UsageType: vehicle.usage,
    ModelYear: vehicle.modelYear,
    Lpg: vehicle.fuel.includes('LPG'),
    ...(value === undefined ? {} : { Value: toWireLira(value) }),
  };
}

/** What the registers told of a vehicle and its owner. The previous policy is the one of the line. */
async function openedData(quotation: OpenedQuotation<'vehicle'>, lists: WireLists): Promise<OpenedData> {
  const { id, line, found } = quotation;
  const { history } = found;
  const previous = vehicleColumns(line)?.history === 'kasko' ? history?.previousKasko : history?.previousTraffic;
  return {
    HeaderGuid: id,
    LicensePlateNumber: found.plate ?? null,
    Vehicle: wireVehicle(found),
    VehicleSearch: found.search,
    Customer: wireOwner(found),
    PreviousPolicy: await wirePreviousPolicy(previous, lists),
    History: history
      ? {
          TrafficStep: history.trafficStep ?? null,
          KaskoDiscount: history.kaskoDiscount ?? null,
          ClaimCount: history.claimCount,
        }
      : null,
  };
}

function wirePriceCeiling(ceiling: TrafficCeiling | undefined): PriceCeiling | null {
  if (!ceiling) return null;
  return { Gross: toWireLira(ceiling.gross), CapFrom: ceiling.capFrom, Published: ceiling.published };
}

export const vehicleWire: RiskWire<'vehicle'> = {
  ...vehicleReplies,
  otherKind: quotationReplies.lineWithoutVehicle,
  opening: (model) => ({
    line: model.QueryType,
    variant: model.SecondHand ? 'secondHand' : undefined,
    headerGuid: model.HeaderGuid,
    identity: identityOf(model.NationalNumber),
    phone: model.Phone,
    birthdate: model.Birthdate,
    answers: {
      LicensePlateNumber: model.LicensePlateNumber,
      LicencePermitNo: model.LicencePermitNo,
      AsbisNo: model.AsbisNo,
    },
  }),
  update: ({ HeaderGuid: headerGuid, ...answers }) => ({ headerGuid, answers }),
  opened: openedData,
  async stored(quotation, lists) {
    const { line, variant, phone, asked, prefilled } = quotation;
    return {
      ...(await openedData(quotation, lists)),
      QueryType: line,
      SecondHand: variant === 'secondHand',
      Phone: phone,
      Insured: asked ? wireInsured(asked.insured) : null,
      Answers: vehicleAnswersSchema.safeParse(asked?.answers ?? prefilled).data ?? null,
      PriceCeiling: wirePriceCeiling(priceCeilingOf(quotation)),
    };
  },
  plate: ({ key }) => key,
  carName: ({ modelYear }, names) =>
    names ? { BrandName: names.brandName, TypeName: names.typeName, ModelYear: modelYear } : null,
};
