import { inspect } from 'node:util';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { JobData, JobHandlers, JobName, Jobs } from '#ports/jobs.ts';
import { usualIdleTransactionMs } from './database.ts';
import { sql } from './drizzle.ts';
import type { NodePgDatabase } from './drizzle-session.ts';
import { DueJobs } from './due-jobs.ts';
import { dataRing } from './sealing/ring.ts';

type Queue = {
  readonly retryLimit: number;
  readonly expireInSeconds: number;
  /** A job not heard of for so long died with its process and is repeated before it expires. */
  readonly heartbeatSeconds?: number;
  readonly cron?: string;
};

/** Orders are also looked after by their own worker, so a job that dies with its process delays nothing. */
const queues: Readonly<Record<JobName, Queue>> = {
  order: { retryLimit: 10, expireInSeconds: 120 },
  deliverPolicies: { retryLimit: 1_500, expireInSeconds: 120, heartbeatSeconds: 10 },
  mailOffers: { retryLimit: 1_500, expireInSeconds: 120, heartbeatSeconds: 10 },
  tellReview: { retryLimit: 1_500, expireInSeconds: 120, heartbeatSeconds: 10 },
  // Longer than anybody is waited for, so that it ends by its own word.
  handDocuments: { retryLimit: 1_500, expireInSeconds: 900, heartbeatSeconds: 10 },
  tellSupport: { retryLimit: 1_500, expireInSeconds: 120, heartbeatSeconds: 10 },
  refund: { retryLimit: 30, expireInSeconds: 240 },
  // What cannot be handed on or told now is by a later run.
  cancellations: { retryLimit: 0, expireInSeconds: 600, cron: '* * * * *' },
  // As often as reaches beyond the rest of a mail server, many times over: the next run is tomorrow's.
  remindRenewals: { retryLimit: 30, expireInSeconds: 600, cron: '0 10 * * *' },
  // What cannot be told now is told by a later run.
  tellNotices: { retryLimit: 0, expireInSeconds: 240, cron: '* * * * *' },
  tellPermissions: { retryLimit: 0, expireInSeconds: 600, cron: '* * * * *' },
  reconcile: { retryLimit: 3, expireInSeconds: 600, cron: '*/10 * * * *' },
  retention: { retryLimit: 3, expireInSeconds: 3_600, heartbeatSeconds: 60, cron: '30 3 * * *' },
};
/** What the text of a failed job's error is bound to. */
export const jobFaultPlace = 'pgboss.job.output';
const names = Object.keys(queues) as JobName[];
/** Queues of earlier versions that a clock would go on filling. */
const retired = ['sweepOfferDocuments'];
const retryDelayMax = 60;
/** After that a database that says nothing is given up. */
const usualPatienceMs = 15_000;
/** How often dead jobs are looked for. */
const superviseIntervalSeconds = 5;
/** Jobs of one queue that a process has in hand at once. */
const mostAtOnce = 4;
/** Where word of new jobs comes, looking for them is left to who looks for all queues at once; without it each looks itself. */
const looks = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 600 };

/** What went wrong is written into the job, and may name whom it went wrong for. */
function sealedFault(error: unknown): Error {
  return new Error(dataRing().seal(inspect(error), jobFaultPlace));
}

const isMadeWith = (made: object, options: object) =>
  Object.entries(options).every(([option, value]) => made[option as keyof typeof made] === value);

type Transaction = Pick<NodePgDatabase, 'execute'>;

/** Durable work in PostgreSQL: a job sent within a transaction exists if and only if the transaction does. */
export class JobQueue implements Jobs {
  readonly #boss: PgBoss;
  readonly #due: DueJobs;

  constructor(url: string, onFault: (error: unknown) => void, patienceMs = usualPatienceMs) {
    // Handed on to the driver as they stand.
    const asGiven = { query_timeout: patienceMs, idle_in_transaction_session_timeout: usualIdleTransactionMs };
    this.#boss = new PgBoss({
      connectionString: url,
      max: 3,
      application_name: 'karsila-queue',
      ...asGiven,
      superviseIntervalSeconds,
      monitorIntervalSeconds: superviseIntervalSeconds,
      useListenNotify: true,
    });
    this.#boss.on('error', onFault);
    this.#due = new DueJobs(this.#boss, onFault);
  }

  async start(): Promise<void> {
    await this.#boss.start();
    const found = new Map((await this.#boss.getQueues(names)).map((queue) => [queue.name, queue]));
    for (const name of names) {
      const { cron: _cron, ...queue } = queues[name];
      const options = { ...queue, retryDelay: 1, retryBackoff: true, retryDelayMax, notify: true };
      const made = found.get(name);
      if (!made) await this.#boss.createQueue(name, options);
      // One that was made by an earlier version keeps its old options otherwise.
      else if (!isMadeWith(made, options)) await this.#boss.updateQueue(name, options);
    }
  }

  async stop(): Promise<void> {
    await this.#due.stop();
    await this.#boss.stop({ graceful: true, timeout: 5_000 });
  }

  async send<Name extends JobName>(name: Name, data: JobData[Name], id?: { readonly once: string }): Promise<void> {
    await this.#boss.send(name, data, id && { id: id.once });
  }

  /** The job comes into being with the transaction's commit. */
  async sendWithin<Name extends JobName>(tx: Transaction, name: Name, data: JobData[Name]): Promise<void> {
    await this.#boss.send(name, data, { db: fromDrizzle(tx, sql) });
  }

  async work(handlers: JobHandlers): Promise<void> {
    for (const name of retired) await this.#boss.unschedule(name);
    for (const name of names) {
      const handle = handlers[name] as ((data: unknown) => Promise<void>) | undefined;
      if (!handle) continue;
      const { cron } = queues[name];
      if (cron) await this.#boss.schedule(name, cron, {}, { tz: 'Europe/Istanbul' });
      for (let place = 0; place < mostAtOnce; place += 1) await this.#workOn(name, handle);
    }
    this.#due.start();
  }

  /** One by one: a batch fails as a whole, and would repeat what was done. */
  async #workOn(name: JobName, handle: (data: unknown) => Promise<void>): Promise<void> {
    const worker = await this.#boss.work(name, looks, async ([job]) => {
      if (!job) return;
      try {
        await handle(job.data);
      } catch (error) {
        this.#due.lookSoon();
        throw sealedFault(error);
      } finally {
        // There may be more: word of several jobs that come together is heard once.
        this.#boss.notifyWorker(worker);
      }
    });
    this.#due.add(name, worker);
  }
}
