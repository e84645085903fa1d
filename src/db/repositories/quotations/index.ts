import type { Announcer } from '#ports/broker.ts';
import type { Quotations } from '#ports/quotations.ts';
import type { Database } from '../../database.ts';
import { offerAnswers } from './answers.ts';
import { offerChanges } from './changes.ts';
import { CoverageSets, type KnownCoverages } from './coverage-sets.ts';
import { closeOverdue } from './overdue.ts';
import { ownRisks } from './own-risks.ts';
import { quotationSummaries } from './own-summaries.ts';
import { quotationPanel } from './panel.ts';
import { pendingWork } from './pending.ts';
import { priceChecks } from './price-checks.ts';
import { offerPrices } from './prices.ts';
import { seenPrices } from './seen-prices.ts';
import { quotationStore } from './store.ts';

export function quotationRepository(database: Database, announcer: Announcer, known?: KnownCoverages): Quotations {
  const sets = new CoverageSets(database, known);
  return {
    ...quotationStore(database),
    ...quotationPanel(database, announcer),
    ...offerAnswers(database, announcer, sets),
    pending: pendingWork(database),
    ownRisks: ownRisks(database),
    ...quotationSummaries(database),
    changes: offerChanges(database, sets),
    ...offerPrices(database, announcer, sets),
    ...priceChecks(database),
    seenPrices: seenPrices(database),
    closeOverdue: closeOverdue(database, announcer),
  };
}
