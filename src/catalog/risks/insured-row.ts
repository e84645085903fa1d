import type { Insured } from '#domain/risks/insured.ts';
import { insuredWords } from './insured.ts';

/** What is insured, beside its label in the list of one's own policies: as documents say it, and a plate as it is read. */
export function insuredRow(insured: Omit<Insured, 'key'>): string {
  const { kind, detail } = insured;
  return kind === 'vehicle' ? detail : insuredWords[kind].value({ ...insured, key: '' });
}
