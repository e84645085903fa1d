import { describeInsured } from '#catalog/risks/describe-insured.ts';
import type { InsurerOffer } from '#ports/insurer.ts';
import type { Asked, NewQuotation } from '#ports/quotations.ts';
import { sampleVehicle as risk, sampleQuote } from './sample-quote.ts';

const { customer, start, end } = sampleQuote({ line: 'kasko', reference: 'sample', start: '2026-11-16' });

export const sampleAsked: Asked = {
  customer,
  answers: { PolicyStart: start },
  risk,
  insured: describeInsured(risk, { brandName: 'TOYOTA', typeName: 'Corolla' }),
  insuredPeople: [],
  start,
  end,
};

/** A kasko quotation of an ordinary driver, before anybody is asked. */
export function sampleQuotation(visitor: string): NewQuotation {
  return {
    line: 'kasko',
    variant: undefined,
    visitor,
    phone: customer.phone,
    customer,
    found: {
      kind: 'vehicle',
      search: 'notAsked',
      plate: risk.plate,
      documentSerial: risk.documentSerial,
      documentNumber: risk.documentNumber,
      asbisNumber: undefined,
      vehicle: undefined,
      value: undefined,
      history: undefined,
      owner: customer,
      provinceName: 'İzmir',
      districtName: 'Bornova',
    },
  };
}

export function sampleOffer(more: Partial<InsurerOffer> = {}): InsurerOffer {
  return {
    proposalNumber: 'T-1',
    packageCode: 'A',
    packageName: 'Geniş',
    net: 1_000_000,
    gross: 1_050_000,
    installments: [{ count: 1, gross: 1_050_000 }],
    validUntil: new Date('2026-11-20T00:00:00Z'),
    coverages: [{ key: 'carpma', value: { kind: 'marketValue' } }],
    warnings: [],
    ...more,
  };
}
