import type { RiskKind, RiskOf } from '#domain/risks/risk.ts';
import type { QuoteRequest } from '#ports/insurer.ts';
import { customerFields, questionFields } from './common.ts';
import { device } from './device.ts';
import { type Entry, type FieldNames, type NamedField, namesOf, type Spelling, spellFields } from './field.ts';
import { type GroupEntries, type GroupNames, spellGroups } from './group.ts';
import { health } from './health.ts';
import { insuredGroup } from './insured.ts';
import { pet } from './pet.ts';
import { property } from './property.ts';
import type { RiskTable } from './risk-table.ts';
import { trip } from './trip.ts';
import { vehicle } from './vehicle.ts';

export type { Entry, Spelling } from './field.ts';

const tables: { readonly [Kind in RiskKind]: RiskTable<RiskOf<Kind>> } = {
  vehicle,
  property,
  health,
  trip,
  pet,
  device,
};

/** A question in an insurer's spelling, for its protocol to put in its own order and under its own names. */
export type Spelt<Written> = {
  readonly question: readonly Entry<Written>[];
  readonly customer: readonly Entry<Written>[];
  readonly risk: readonly Entry<Written>[];
  readonly groups: readonly GroupEntries<Written>[];
  readonly options: readonly (readonly [name: string, value: string])[];
};

function spellRisk<Kind extends RiskKind, Written>(kind: Kind, risk: RiskOf<Kind>, spelling: Spelling<Written>) {
  const table: RiskTable<RiskOf<Kind>> = tables[kind];
  return {
    risk: spellFields(table.fields, risk, spelling),
    groups: spellGroups(table.groups, risk, spelling),
    options: Object.entries(table.options(risk)),
  };
}

export function spellQuestion<Written>(request: QuoteRequest, spelling: Spelling<Written>): Spelt<Written> {
  const { risk, groups, options } = spellRisk(request.risk.kind, request.risk, spelling);
  return {
    question: spellFields(questionFields, request, spelling),
    customer: spellFields(customerFields, request.customer, spelling),
    risk,
    groups: [...spellGroups([insuredGroup], request, spelling), ...groups],
    options,
  };
}

type Named = {
  readonly fields: readonly NamedField[];
  readonly groups: readonly (GroupNames & { readonly fields: readonly FieldNames[] })[];
};

const common: Named = { fields: [...questionFields, ...customerFields], groups: [insuredGroup] };
const named: readonly Named[] = [common, ...Object.values(tables)];

/** Whatever an insurer may be told in a question, by its names. */
export const everyName: readonly FieldNames[] = named.flatMap(({ fields, groups }) => [
  ...fields.map(namesOf),
  ...groups.flatMap(({ name, turkish, code, fields: inside }) => [{ name, turkish, code }, ...inside]),
]);
