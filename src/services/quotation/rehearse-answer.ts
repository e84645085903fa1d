import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Insurer, InsurerOffer } from '#ports/insurer.ts';
import type { Quotations } from '#ports/quotations.ts';
import { nobodysId } from '../nobodys-keys.ts';

const nobodysOffer: InsurerOffer = {
  proposalNumber: '',
  packageCode: '',
  packageName: '',
  net: 0,
  gross: 0,
  installments: [{ count: 1, gross: 0 }],
  validUntil: new Date(0),
  coverages: undefined,
  warnings: [''],
};

/**
 * The way of a price from its insurer into the database, gone once for nobody: no row waits for it, so none is touched. Code
 * that never ran is made ready while it runs, for which the first quotation would wait.
 */
export async function rehearseAnswer(
  quotations: Pick<Quotations, 'answer'>,
  insurers: Iterable<Pick<Insurer, 'rehearse'>>,
): Promise<void> {
  for (const insurer of insurers) {
    insurer.rehearse?.();
    // Whoever comes meanwhile is heard.
    await nextTurn();
  }
  const answer = { kind: 'offers', offers: [nobodysOffer], coverageComing: false } as const;
  await quotations.answer({ id: nobodysId, attempt: 0 }, answer, new Date(0));
}

/** The way from the database to those who look, gone for nobody likewise. */
export async function rehearseLook(quotations: Pick<Quotations, 'changes'>): Promise<void> {
  await quotations.changes(nobodysId, undefined);
}
