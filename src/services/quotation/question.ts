import { addOnsOf } from '#catalog/lines/add-ons.ts';
import { lines } from '#catalog/lines/index.ts';
import { declaresHealth } from '#catalog/risks/health/lines.ts';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import { isCompany } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import { canonicalJson } from '#domain/quote/canonical-json.ts';
import type { RiskKind, RiskOf } from '#domain/risks/risk.ts';
import type { QuoteRequest } from '#ports/insurer.ts';
import type { Asked, Question } from '#ports/quotations.ts';
import { riskServices } from '../risks/index.ts';
import type { QuotationPorts } from './ports.ts';

/** All that is told of a risk. Declarations of health are kept apart from the rest and come with it when they are needed. */
export type Told = Pick<Asked, 'customer' | 'insuredPeople' | 'risk' | 'start' | 'end'> & {
  readonly declarations?: readonly HealthDeclaration[] | undefined;
};

function forLine<Kind extends RiskKind>(line: LineKey, risk: RiskOf<Kind>): RiskOf<Kind> {
  const kind: Kind = risk.kind;
  return riskServices[kind].forLine(line, risk);
}

/** What is told for a line: of the risk and of people's health no more than the line reads. */
function toldOf({ customer, insuredPeople, declarations, risk, start, end }: Told, line: LineKey) {
  const declared = declaresHealth(line) ? declarations : undefined;
  return { line, customer, insuredPeople, declarations: declared, risk: forLine(line, risk), start, end };
}

/** What an insurer is asked for a line, with what it must know of the line itself. */
export function questionOf(asked: Told, line: LineKey): Omit<QuoteRequest, 'reference'> {
  const { branchId, priceFloor } = lines[line];
  return { ...toldOf(asked, line), branchId, priceFloor };
}

const written = new WeakMap<Told, Map<LineKey, ReturnType<typeof questionOf>>>();

/** The same for all insurers of a panel, who are told the same: what was read together is written out once for each line. */
export function sharedQuestionOf(asked: Told, line: LineKey): ReturnType<typeof questionOf> {
  const byLine = written.get(asked) ?? new Map<LineKey, ReturnType<typeof questionOf>>();
  written.set(asked, byLine);
  const question = byLine.get(line) ?? questionOf(asked, line);
  byLine.set(line, question);
  return question;
}

/**
 * What a question is recognised by. The answers of running quotations hang on this text: it keeps its first spelling of
 * a customer, and people who are insured and what they declare stand in it only where there are some.
 */
function questionText(
  { customer, insuredPeople, declarations = [], ...told }: ReturnType<typeof toldOf>,
  insurer: string,
): string {
  const { identity, ...person } = customer;
  return canonicalJson({
    ...told,
    customer: { ...person, kind: isCompany(identity) ? 'company' : 'individual', identityNumber: identity.number },
    ...(insuredPeople.length === 0 ? {} : { insuredPeople }),
    ...(declarations.length === 0 ? {} : { declarations }),
    insurer,
  });
}

/** The text itself is stored nowhere: who reads the database learns nothing of it from the digest, not even by trying. */
export function digestOf(
  { secrets }: { readonly secrets: Pick<QuotationPorts['secrets'], 'digest'> },
  asked: Told,
  { line, insurer }: Pick<Question, 'line' | 'insurer'>,
): string {
  return secrets.digest('question', questionText(toldOf(asked, line), insurer));
}

type QuestionPorts = Pick<QuotationPorts, 'panel' | 'secrets'> & {
  readonly switches: Pick<QuotationPorts['switches'], 'isOff'>;
};

/** One question per line and insurer that sells it now: the main line, and those wanted add-ons that stand beside it. */
export function questionsFor(
  { panel, secrets, switches }: QuestionPorts,
  asked: Told,
  { line, addOns }: { readonly line: LineKey; readonly addOns: readonly LineKey[] },
): readonly Question[] {
  const wanted = [line, ...addOnsOf(line).filter((addOn) => addOns.includes(addOn))];
  return wanted.flatMap((wantedLine) =>
    panel
      .filter(({ code, lines }) => lines.includes(wantedLine) && !switches.isOff(code, wantedLine))
      .map(({ code }) => ({ line: wantedLine, insurer: code }))
      .map((question) => ({ ...question, digest: digestOf({ secrets }, asked, question) })),
  );
}
