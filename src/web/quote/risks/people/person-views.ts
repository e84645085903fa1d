import { type FactRow, factRows } from '#catalog/fields/fact-rows.ts';
import { familyList } from '#catalog/risks/people/answers.ts';
import { self } from '#catalog/risks/people/fields.ts';
import { formatDay } from '#domain/dates.ts';
import { capitaliseName } from '#domain/turkish-text.ts';
import { peopleStepTexts as words } from '#messages/people-step.ts';
import type { RowViews } from '../../../form/rows/row-view.ts';
import { hideNumber } from '../../../ui/hide-number.ts';
import type { QuoteModel } from '../../kept-model.ts';
import type { QuotationOf } from '../../quotation.ts';

type Known = {
  readonly quotation: Pick<QuotationOf<'health' | 'trip'>, 'Customer' | 'Birthdate'>;
  /** The first step's answers; nothing on a device that never asked them. */
  readonly model: QuoteModel | undefined;
};

/** What is known of the customer and not asked again. */
export function customerFacts({ quotation: { Customer, Birthdate }, model }: Known): readonly FactRow[] {
  const hidden = (name: string) => hideNumber(String(model?.[name] ?? ''));
  return factRows(
    [words.name, Customer ? capitaliseName(`${Customer.Name} ${Customer.Surname}`.trim()) : ''],
    [words.number, hidden('NationalNumber')],
    [words.passport, hidden('PassportNumber')],
    [words.birthdate, Birthdate ? formatDay(Birthdate) : ''],
  );
}

const isRelation = (relation: unknown): relation is `${keyof typeof words.who}` =>
  typeof relation === 'string' && Object.hasOwn(words.who, relation);

/** People by their number and what they are to the customer, who stands there with what is known of them. */
export function personViews(known: Known): RowViews {
  const facts = customerFacts(known);
  return (list, { Relation }, number) => {
    if (list !== familyList || !isRelation(Relation)) return undefined;
    const title = words.title(number, words.who[Relation]);
    return { title, hidden: ['Relation'], ...(Relation === self ? { facts } : {}) };
  };
}
