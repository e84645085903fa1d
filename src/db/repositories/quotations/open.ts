import type { NewQuotation, Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { quotations } from '../../schema/quotations.ts';
import { toStored } from '../../sealing/stored.ts';

/** What is known of a quotation before its panel is asked, by column. */
export function knownOf({ line, variant, phone, customer, referenceCode, campaign, found }: NewQuotation) {
  const { kind: identityKind, number: identityNumber } = customer.identity;
  const indexes = { phoneIndex: phone, identityIndex: identityNumber };
  const known = { line, phone, identityKind, identityNumber, customer, found, ...indexes };
  return { ...known, variant: variant ?? null, referenceCode: referenceCode ?? null, ...(campaign && { campaign }) };
}

const text = `
  with opened as (
    insert into quotations (line, variant, phone, phone_index, identity_kind, identity_number, identity_index, customer,
      reference_code, campaign, found, insured_people, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    returning id
  )
  insert into quotation_visitors (quotation_id, visitor, since) select id, $14, $13 from opened
  returning quotation_id as id`;

/** A quotation and who may see it, in one statement. */
export function openQuotation({ $client: pool }: Database): Quotations['open'] {
  return async (quotation, now) => {
    const { referenceCode, campaign, ...known } = knownOf(quotation);
    const values = [
      known.line,
      known.variant,
      toStored(quotations.phone, known.phone),
      toStored(quotations.phoneIndex, known.phoneIndex),
      known.identityKind,
      toStored(quotations.identityNumber, known.identityNumber),
      toStored(quotations.identityIndex, known.identityIndex),
      toStored(quotations.customer, known.customer),
      referenceCode === null ? null : toStored(quotations.referenceCode, referenceCode),
      campaign ?? null,
      toStored(quotations.found, known.found),
      toStored(quotations.insuredPeople, []),
      now,
      quotation.visitor,
    ];
    const { rows } = await pool.query<{ readonly id: string }>({ name: 'quotation-open', text, values });
    const [row] = rows;
    if (!row) throw new Error('A quotation was not stored');
    return row.id;
  };
}
