import type { OpenedThing } from '#contracts/calls/quoted-thing.ts';
import { identityOf } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import type { OpenedQuotation } from '#services/quotation/open-quotation.ts';
import type { QuotationOf } from '#services/risks/of-kind.ts';
import { wireInsured } from '../insured-wire.ts';
import { wireOwner } from './common-wire.ts';

/** Things that their owner tells of, and no register is asked for. */
type ThingKind = 'pet' | 'device';

type OpeningModel = {
  readonly QueryType: LineKey;
  readonly NationalNumber: string;
  readonly Phone: string;
  readonly Birthdate?: string | undefined;
  readonly HeaderGuid?: string | undefined;
};

export function openingThing(model: OpeningModel) {
  return {
    line: model.QueryType,
    variant: undefined,
    headerGuid: model.HeaderGuid,
    identity: identityOf(model.NationalNumber),
    phone: model.Phone,
    birthdate: model.Birthdate,
    answers: {},
  } as const;
}

export function wireOpenedThing({ id, found }: OpenedQuotation<ThingKind>): OpenedThing {
  return { HeaderGuid: id, Customer: wireOwner(found) };
}

/** All but the answers, which differ by kind. */
export function wireQuotedThing(quotation: QuotationOf<ThingKind>) {
  const { line, phone, asked } = quotation;
  return {
    ...wireOpenedThing(quotation),
    QueryType: line,
    SecondHand: false as const,
    Phone: phone,
    Insured: asked ? wireInsured(asked.insured) : null,
  };
}
