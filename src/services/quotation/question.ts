import { addOnsOf } from '#catalog/lines/add-ons.ts';
import { lines } from '#catalog/lines/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { canonicalJson } from '#domain/quote/canonical-json.ts';
import type { QuoteRequest } from '#ports/insurer.ts';
import type { Asked, Question } from '#ports/quotations.ts';
import { narrowRisk } from './narrow-risk.ts';
import type { QuotationPorts } from './ports.ts';

type Told = Pick<Asked, 'customer' | 'risk' | 'start' | 'end'>;

/** What is told for a line: of the risk no more than the line reads. */
function toldOf({ customer, risk, start, end }: Told, line: LineKey) {
  return { line, customer, risk: narrowRisk(line, risk), start, end };
}

/** What an insurer is asked for a line, with what it must know of the line itself. */
export function questionOf(asked: Told, line: LineKey): Omit<QuoteRequest, 'reference'> {
  const { branchId, priceFloor } = lines[line];
  return { ...toldOf(asked, line), insured: [], branchId, priceFloor };
}

/** One question per line and insurer that sells it: the main line, and those wanted branches that stand beside it. */
export function questionsFor(
  { panel, secrets }: Pick<QuotationPorts, 'panel' | 'secrets'>,
  asked: Told,
  { line, branches }: { readonly line: LineKey; readonly branches: readonly LineKey[] },
): readonly Question[] {
  const wanted = [line, ...addOnsOf(line).filter((branch) => branches.includes(branch))];
  return wanted.flatMap((wantedLine) => {
    const told = toldOf(asked, wantedLine);
    return panel
      .filter(({ lines }) => lines.includes(wantedLine))
      .map(({ code }) => ({
        line: wantedLine,
        insurer: code,
        digest: secrets.digest('question', canonicalJson({ ...told, insurer: code })),
      }));
  });
}
