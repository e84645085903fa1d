import { insuresHome } from '#catalog/risks/property/lines.ts';
import type { OpenedProperty } from '#contracts/calls/property.ts';
import { type OfficialPrice, propertyAnswersSchema } from '#contracts/calls/property-fields.ts';
import { identityOf } from '#domain/identity.ts';
import { toWireLira } from '#domain/money.ts';
import { maskPolicyNumber } from '#domain/policy/mask-policy-number.ts';
import { daskPriceOf } from '#domain/tariffs/dask/price.ts';
import { propertyReplies } from '#messages/quotation.ts';
import type { EarthquakePolicyRecord } from '#ports/registries.ts';
import type { OpenedQuotation } from '#services/quotation/open-quotation.ts';
import type { QuotationOf } from '#services/risks/of-kind.ts';
import { buildingAnswers, policyOf } from '#services/risks/property/merge.ts';
import { wireAddress } from '../address-wire.ts';
import { wireInsured } from '../insured-wire.ts';
import { wireOwner, wirePreviousPolicy } from './common-wire.ts';
import type { RiskWire, WireLists } from './risk-wire.ts';

/** Whoever has the code of an address is told of its latest policy, but not the number by which that is named elsewhere. */
async function wireEarthquakePolicy(policy: EarthquakePolicyRecord | undefined, lists: WireLists) {
  const told = await wirePreviousPolicy(policy, lists);
  if (!told) return null;
  const { PolicyNo, ...rest } = told;
  return { ...rest, MaskedPolicyNo: maskPolicyNumber(PolicyNo) };
}

/** What the registers told of a building and who insures it. */
async function openedData({ id, found }: OpenedQuotation<'property'>, lists: WireLists): Promise<OpenedProperty> {
  const policy = policyOf(found);
  return {
    HeaderGuid: id,
    Address: found.address ? wireAddress(found.address) : null,
    AddressSearch: found.search,
    Building: policy ? buildingAnswers(policy) : null,
    EarthquakePolicy: await wireEarthquakePolicy(policy, lists),
    Customer: wireOwner(found),
  };
}

/** The official price step by step; none where every company has its own. */
function officialPrice({ line, asked }: QuotationOf<'property'>): OfficialPrice | null {
  if (!asked || insuresHome(line)) return null;
  const price = daskPriceOf(asked.risk, asked.start);
  return {
    GrossArea: asked.risk.grossArea,
    UnitPrice: toWireLira(price.unitPrice),
    FullSum: toWireLira(price.fullSum),
    Ceiling: toWireLira(price.ceiling),
    InsuredSum: toWireLira(price.insuredSum),
    Group: price.group,
    RatePerMille: price.rate,
    BasePremium: toWireLira(price.basePremium),
    Adjustments: price.adjustments.map(({ key, percent }) => ({ Key: key, Percent: percent })),
    Premium: toWireLira(price.premium),
    Minimum: toWireLira(price.minimum),
    Gross: toWireLira(price.gross),
    TariffFrom: price.tariffFrom,
  };
}

export const propertyWire: RiskWire<'property'> = {
  ...propertyReplies,
  opening: (model) => ({
    line: model.QueryType,
    variant: undefined,
    headerGuid: model.HeaderGuid,
    identity: identityOf(model.NationalNumber),
    phone: model.Phone,
    birthdate: model.Birthdate,
    answers: {
      UAVTNumber: model.UAVTNumber,
      OldPolicyNo: model.OldPolicyNo,
      RegisteredAddress: model.RegisteredAddress,
    },
  }),
  update: ({ HeaderGuid: headerGuid, ...answers }) => ({ headerGuid, answers }),
  opened: openedData,
  async stored(quotation, lists) {
    const { line, phone, asked, prefilled } = quotation;
    return {
      ...(await openedData(quotation, lists)),
      QueryType: line,
      SecondHand: false,
      Phone: phone,
      Insured: asked ? wireInsured(asked.insured) : null,
      Answers: propertyAnswersSchema.safeParse(asked?.answers ?? prefilled).data ?? null,
      OfficialPrice: officialPrice(quotation),
    };
  },
  plate: () => undefined,
  carName: () => null,
};
