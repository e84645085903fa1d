import type { NamesOf } from '#catalog/risks/describe-insured.ts';
import type { RiskAnswers } from '#catalog/risks/risk-answers.ts';
import type { Day } from '#domain/dates.ts';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import type { Identity } from '#domain/identity.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { LineKey, VariantKey } from '#domain/lines.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { RiskKind, RiskOf } from '#domain/risks/risk.ts';
import type { FoundOf, FoundRisk } from '#ports/found.ts';
import type { Policy } from '#ports/policies.ts';
import type { QuotationPorts } from '../quotation/ports.ts';
import type { QuotationOf } from './of-kind.ts';

export type RiskPorts = Pick<QuotationPorts, 'registries'>;

/** A policy of ours that is to be followed by a new one: what it tells we know without a register. */
export type RenewedPolicy<Kind extends RiskKind> = Pick<
  Policy,
  'line' | 'insurer' | 'policyNumber' | 'start' | 'end'
> & { readonly risk: RiskOf<Kind>; readonly found: FoundOf<Kind> };

/** What a risk is looked for by. */
export type RiskSearch<Kind extends RiskKind> = {
  readonly line: LineKey;
  readonly identity: Identity;
  /** As the caller told it: some registers answer only who knows it. */
  readonly birthdate: Day | undefined;
  /** What is known of the customer as a person. */
  readonly customer: Pick<InsuredPerson, 'gender' | 'nationality'>;
  readonly answers: RiskAnswers<Kind>;
  readonly renewed: RenewedPolicy<Kind> | undefined;
};

/** A policy that is to be followed by a new one, with the quotation it was bought from: it may have been bought beside another line. */
export type Renewed<Kind extends RiskKind> = {
  readonly line: LineKey;
  readonly risk: RiskOf<Kind>;
  readonly found: FoundOf<Kind>;
  readonly answers: RiskAnswers<Kind>;
};

/** With the one answer that is to blame, where a form can show it beside its field. */
export type Invalid = { readonly kind: 'invalid'; readonly problems: readonly string[]; readonly field?: string };

/** What a register says against one answer, in a sentence for the customer. */
export type Objection = { readonly field: string; readonly problem: string };

/** Who is insured, or why that cannot be told yet. */
export type PeopleAnswer =
  | { readonly kind: 'people'; readonly people: readonly InsuredPerson[] }
  /** The register wants the birth dates of these rows, counted from nought. */
  | { readonly kind: 'birthdateRequired'; readonly rows: readonly number[] }
  | Invalid
  /** Somebody stands on the sanctions list; nobody is told who. */
  | { readonly kind: 'sanctioned' }
  | { readonly kind: 'registerDown' };

/** Why judged answers make no risk all the same. */
export type NotBuildable =
  | Invalid
  /** What a list would tell cannot be told now. */
  | { readonly kind: 'listDown'; readonly problem: string };

export function isNotBuildable(built: { readonly kind: string }): built is NotBuildable {
  return built.kind === 'invalid' || built.kind === 'listDown';
}

/** All that quotations need to know of what is insured. There is one for every kind. */
export type RiskService<Kind extends RiskKind> = {
  /** What is wrong with the answers it would be looked for by. */
  misidentified(line: LineKey, answers: RiskAnswers<Kind>): string | undefined;
  /** Whether the search tells what only the person themselves may ask: then the phone is proven for that very number. */
  isPersonal(answers: RiskAnswers<Kind>): boolean;
  /** Asks the registers. One that is down costs what it would have told, and nothing else. */
  search(ports: RiskPorts, asked: RiskSearch<Kind>): Promise<FoundRisk<Kind>>;
  /** What the registers told and what follows from the day, and over it what was sent: an answer that was sent wins. */
  merge(found: FoundOf<Kind>, sent: RiskAnswers<Kind>, today: Day): RiskAnswers<Kind>;
  /** Everything wrong with merged answers, in the sentences of the form that asks for them. */
  judge(
    quoted: { readonly line: LineKey; readonly variant: VariantKey | undefined; readonly found: FoundOf<Kind> },
    merged: RiskAnswers<Kind>,
    today: Day,
  ): readonly string[];
  /** What registers say against judged answers. One that is down says nothing. */
  objection(ports: RiskPorts, quotation: QuotationOf<Kind>, merged: RiskAnswers<Kind>): Promise<Objection | undefined>;
  /** The people that judged answers name, as far as registers know them. Nobody where things are insured. */
  people(ports: RiskPorts, quotation: QuotationOf<Kind>, merged: RiskAnswers<Kind>): Promise<PeopleAnswer>;
  /** What they declare of their health, in the same order. */
  declarations(merged: RiskAnswers<Kind>): readonly HealthDeclaration[];
  /** The answers as they are stored with the quotation: without what is kept apart. */
  stored(sent: RiskAnswers<Kind>): RiskAnswers<Kind>;
  /** Merged and judged answers as the risk that insurers are asked to take. */
  build(
    ports: RiskPorts,
    quotation: QuotationOf<Kind>,
    answers: { readonly sent: RiskAnswers<Kind>; readonly merged: RiskAnswers<Kind> },
  ): Promise<RiskOf<Kind> | NotBuildable>;
  /** The lines that may be asked beside the line of a quotation. */
  addOns(
    quoted: { readonly line: LineKey; readonly found: FoundOf<Kind> },
    merged: RiskAnswers<Kind>,
  ): readonly LineKey[];
  /** The day on which a policy begins that follows one which ends then. */
  nextStart(end: Day): Day;
  /** The risk as far as a line reads it: nobody is told more, and a change elsewhere is no change here. */
  forLine(line: LineKey, risk: RiskOf<Kind>): RiskOf<Kind>;
  /** What its codes are called, as far as anybody can tell. */
  names(ports: RiskPorts, found: FoundOf<Kind>, risk: RiskOf<Kind>): Promise<NamesOf<Kind> | undefined>;
  /** The risk as its owner calls it. */
  insured(
    ports: RiskPorts,
    quotation: QuotationOf<Kind>,
    asked: { readonly risk: RiskOf<Kind>; readonly people: readonly InsuredPerson[] },
  ): Promise<Insured>;
  /** The answers by which the same is looked for again. */
  identifiers(risk: RiskOf<Kind>): RiskAnswers<Kind>;
  /** What of the last quotation holds for its renewal, for which the registers were asked anew. */
  carry(before: Renewed<Kind>, found: FoundOf<Kind>): RiskAnswers<Kind>;
};
