import { propertyAnswersSchema } from '#contracts/calls/property-fields.ts';
import { quotationReplies } from '#messages/quotation.ts';
import type { OpenedQuotation } from '#services/quotation/open-quotation.ts';
import { wireInsured } from '../insured-wire.ts';
import type { RiskWire } from './risk-wire.ts';

function openedData({ id, found }: OpenedQuotation<'property'>) {
  const { owner, provinceName, districtName } = found;
  return {
    HeaderGuid: id,
    Address: null,
    AddressSearch: found.search,
    Building: null,
    EarthquakePolicy: null,
    Customer: {
      Name: owner.name,
      Surname: owner.surname,
      CityCode: owner.provinceCode,
      TownCode: owner.districtCode ?? 0,
      City: provinceName,
      County: districtName,
    },
  };
}

export const propertyWire: RiskWire<'property'> = {
  otherKind: quotationReplies.lineWithoutVehicle,
  opening: (model) => ({
    line: model.QueryType,
    variant: undefined,
    headerGuid: model.HeaderGuid,
    nationalNumber: model.NationalNumber,
    phone: model.Phone,
    birthdate: model.Birthdate,
    answers: {
      UAVTNumber: model.UAVTNumber,
      OldPolicyNo: model.OldPolicyNo,
      RegisteredAddress: model.RegisteredAddress,
    },
  }),
  update: ({ HeaderGuid: headerGuid, ...answers }) => ({ headerGuid, answers }),
  opened: async (quotation) => openedData(quotation),
  async stored(quotation) {
    const { line, phone, asked, prefilled } = quotation;
    return {
      ...openedData(quotation),
      QueryType: line,
      SecondHand: false,
      Phone: phone,
      Insured: asked ? wireInsured(asked.insured) : null,
      Answers: propertyAnswersSchema.safeParse(asked?.answers ?? prefilled).data ?? null,
      OfficialPrice: null,
    };
  },
  plate: () => undefined,
  carName: () => null,
};
