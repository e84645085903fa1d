import type { PolicyRepositories } from '#ports/policies.ts';
import type { Database } from '../../database.ts';
import type { JobQueue } from '../../jobs.ts';
import { policyBook } from './book.ts';
import { cancellationRepository } from './cancellations.ts';
import { reconciliationRepository } from './reconciliations.ts';
import { refundRepository } from './refunds.ts';
import { renewalRepository } from './renewals.ts';

/** All that is kept of policies once they are sold. */
export function policyRepositories(database: Database, jobs: Pick<JobQueue, 'sendWithin'>): PolicyRepositories {
  return {
    policyBook: policyBook(database, jobs),
    cancellations: cancellationRepository(database, jobs),
    refunds: refundRepository(database, jobs),
    renewals: renewalRepository(database),
    reconciliations: reconciliationRepository(database),
  };
}
