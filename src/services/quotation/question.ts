import { addOnsOf } from '#catalog/lines/add-ons.ts';
import { isCompany } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import { canonicalJson } from '#domain/quote/canonical-json.ts';
import type { RiskKind, RiskOf } from '#domain/risks/risk.ts';
import type { QuoteRequest } from '#ports/insurer.ts';
import type { Asked, Question } from '#ports/quotations.ts';
import { riskServices } from '../risks/index.ts';
import type { QuotationPorts } from './ports.ts';

type Told = Pick<Asked, 'customer' | 'risk' | 'start' | 'end'>;

function forLine<Kind extends RiskKind>(line: LineKey, risk: RiskOf<Kind>): RiskOf<Kind> {
  const kind: Kind = risk.kind;
  return riskServices[kind].forLine(line, risk);
}

/** What an insurer is told for a line: of the risk no more than the line reads. */
export function questionOf(asked: Told, line: LineKey): Omit<QuoteRequest, 'reference'> {
  const { customer, risk, start, end } = asked;
  return { line, customer, risk: forLine(line, risk), start, end };
}

/**
 * What a question is recognised by. Answers of running quotations hang on this text, so it keeps its first spelling of
 * a customer, and what only some lines tell stands in it only where it is told.
 */
function questionText(
  { customer: { identity, ...customer }, ...question }: Omit<QuoteRequest, 'reference'>,
  insurer: string,
) {
  const kind = isCompany(identity) ? 'company' : 'individual';
  return canonicalJson({ ...question, customer: { ...customer, kind, identityNumber: identity.number }, insurer });
}

/** One question per line and insurer that sells it: the main line, and those wanted branches that stand beside it. */
export function questionsFor(
  { panel, secrets }: Pick<QuotationPorts, 'panel' | 'secrets'>,
  asked: Told,
  { line, branches }: { readonly line: LineKey; readonly branches: readonly LineKey[] },
): readonly Question[] {
  const wanted = [line, ...addOnsOf(line).filter((branch) => branches.includes(branch))];
  return wanted.flatMap((wantedLine) => {
    const question = questionOf(asked, wantedLine);
    return panel
      .filter(({ lines }) => lines.includes(wantedLine))
      .map(({ code }) => ({
        line: wantedLine,
        insurer: code,
        digest: secrets.digest('question', questionText(question, code)),
      }));
  });
}
