import type { HealthDeclaration } from '#domain/health-declaration.ts';
import type { InsuredPerson, Relation } from '#domain/insured-person.ts';
import type { QuoteRequest } from '#ports/insurer.ts';
import { identityWords } from './common.ts';
import { chosen, type Field } from './field.ts';
import { group } from './group.ts';

const relations = {
  self: 'KENDISI',
  spouse: 'ES',
  child: 'COCUK',
  parent: 'EBEVEYN',
  other: 'DIGER',
} as const satisfies Record<Relation, string>;
const genders = { female: 'K', male: 'E' } as const satisfies Record<NonNullable<InsuredPerson['gender']>, string>;

/** A person with what they declare of their health, where the line asks for it. */
type Insured = InsuredPerson & { readonly declaration: HealthDeclaration | undefined };

const insuredFields: readonly Field<Insured>[] = [
  ['relation', 'yakinlik', 'S401', 'choice', ({ relation }) => chosen(relations, relation)],
  ['identityType', 'kimlikTipi', 'S402', 'choice', ({ identity }) => chosen(identityWords, identity.kind)],
  ['identityNumber', 'kimlikNo', 'S403', 'text', ({ identity }) => identity.number],
  ['firstName', 'ad', 'S404', 'text', ({ name }) => name],
  ['lastName', 'soyad', 'S405', 'text', ({ surname }) => surname],
  ['birthDate', 'dogumTarihi', 'S406', 'date', ({ birthdate }) => birthdate],
  ['gender', 'cinsiyet', 'S407', 'choice', ({ gender }) => chosen(genders, gender)],
  ['nationality', 'uyruk', 'S408', 'text', ({ nationality }) => nationality],
  ['heightCm', 'boy', 'S409', 'number', ({ declaration }) => declaration?.heightCm],
  ['weightKg', 'kilo', 'S410', 'number', ({ declaration }) => declaration?.weightKg],
  ['conditions', 'hastaliklar', 'S411', 'text', ({ declaration }) => declaration?.conditions.join(' ')],
  ['regularMedication', 'surekliIlac', 'S412', 'flag', ({ declaration }) => declaration?.regularMedication],
  ['plannedTreatment', 'planliTedavi', 'S413', 'flag', ({ declaration }) => declaration?.plannedTreatment],
  ['pregnant', 'gebelik', 'S414', 'flag', ({ declaration }) => declaration?.pregnant],
  ['healthNote', 'saglikAciklamasi', 'S415', 'text', ({ declaration }) => declaration?.note],
];

/** The people a policy covers, beside the customer or instead of them. */
export const insuredGroup = group({
  name: 'insured',
  turkish: 'sigortalilar',
  turkishItem: 'sigortali',
  code: 'S400',
  items: ({ insuredPeople, declarations }: QuoteRequest) =>
    insuredPeople.map((person, index) => ({ ...person, declaration: declarations?.[index] })),
  fields: insuredFields,
});
