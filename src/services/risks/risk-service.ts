import type { NamesOf } from '#catalog/risks/insured.ts';
import type { RiskAnswers } from '#catalog/risks/risk-answers.ts';
import type { Day } from '#domain/dates.ts';
import type { LineKey, VariantKey } from '#domain/lines.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { RiskKind, RiskOf } from '#domain/risks/risk.ts';
import type { FoundOf, FoundRisk } from '#ports/found.ts';
import type { QuotationPorts } from '../quotation/ports.ts';
import type { QuotationOf } from './of-kind.ts';

export type RiskPorts = Pick<QuotationPorts, 'registries'>;

/** All that quotations need to know of what is insured. There is one for every kind. */
export type RiskService<Kind extends RiskKind> = {
  /** What is wrong with the answers it would be looked for by. */
  misidentified(line: LineKey, answers: RiskAnswers<Kind>): string | undefined;
  /** Asks the registers. One that is down costs what it would have told, and nothing else. */
  search(
    ports: RiskPorts,
    asked: { readonly line: LineKey; readonly identityNumber: string; readonly answers: RiskAnswers<Kind> },
  ): Promise<FoundRisk<Kind>>;
  /** What the registers told, and over it what was sent: an answer that was sent wins. */
  merge(found: FoundOf<Kind>, sent: RiskAnswers<Kind>): RiskAnswers<Kind>;
  /** Everything wrong with merged answers, in the sentences of the form that asks for them. */
  judge(
    quoted: { readonly line: LineKey; readonly variant: VariantKey | undefined },
    merged: RiskAnswers<Kind>,
    today: Day,
  ): readonly string[];
  /** Merged and judged answers as the risk that insurers are asked to take. */
  build(
    ports: RiskPorts,
    quotation: QuotationOf<Kind>,
    answers: { readonly sent: RiskAnswers<Kind>; readonly merged: RiskAnswers<Kind> },
  ): Promise<RiskOf<Kind>>;
  /** The risk as far as a line reads it: nobody is told more, and a change elsewhere is no change here. */
  forLine(line: LineKey, risk: RiskOf<Kind>): RiskOf<Kind>;
  /** What its codes are called, as far as anybody can tell. */
  names(ports: RiskPorts, found: FoundOf<Kind>, risk: RiskOf<Kind>): Promise<NamesOf<Kind> | undefined>;
  /** The risk as its owner calls it. */
  insured(ports: RiskPorts, quotation: QuotationOf<Kind>, risk: RiskOf<Kind>): Promise<Insured>;
  /** The answers by which the same is looked for again. */
  identifiers(risk: RiskOf<Kind>): RiskAnswers<Kind>;
  /** What of the last quotation holds for its renewal, for which the registers were asked anew. */
  carry(
    before: { readonly found: FoundOf<Kind>; readonly answers: RiskAnswers<Kind> },
    found: FoundOf<Kind>,
  ): RiskAnswers<Kind>;
};
