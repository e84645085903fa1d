import { familyList, type PersonRow } from '#catalog/risks/people/answers.ts';
import { identityOfRow } from '#catalog/risks/people/identity.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import { keepLimits, type Limited } from '../../keep-limits.ts';
import type { Viewer } from '../../ports.ts';
import type { QuotationPorts } from '../../quotation/ports.ts';
import { knownPerson } from './known-person.ts';

type Ports = Pick<QuotationPorts, 'limits' | 'limitFactor' | 'secrets' | 'clock'>;

type Lookups = {
  /** Judged answers of any kind of risk; where things are insured nobody is looked up. */
  readonly answers: object;
  readonly known: readonly InsuredPerson[];
  /** Proven for the quotation. */
  readonly phone: string;
};

/** Numbers the population register would be asked about. */
function lookedUp({ answers, known }: Lookups): readonly string[] {
  const rows: readonly PersonRow[] = familyList in answers && Array.isArray(answers.fam) ? answers.fam : [];
  return rows.flatMap((row) => {
    const identity = identityOfRow(row);
    return identity === undefined || identity.kind === 'passport' || knownPerson(row, known) ? [] : [identity.number];
  });
}

/** Counts everybody who is about to be looked up, so that families are insured and nobody is collected. */
export async function countLookups(ports: Ports, lookups: Lookups, viewer: Viewer): Promise<Limited | undefined> {
  for (const identity of lookedUp(lookups)) {
    const limited = await keepLimits(ports, 'personLookup', { ...viewer, phone: lookups.phone, identity });
    if (limited) return limited;
  }
  return undefined;
}
