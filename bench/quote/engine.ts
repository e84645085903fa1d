import { DatabaseBroker } from '#db/broker.ts';
import { openDatabase } from '#db/database.ts';
import { JobQueue } from '#db/jobs.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { reviewRepository } from '#db/repositories/quotations/reviews.ts';
import type { Insurer } from '#ports/insurer.ts';
import { guardInsurer } from '#services/insurer/guard-insurer.ts';
import { followOffers } from '#services/quotation/follow-offers.ts';
import { questionOf } from '#services/quotation/question.ts';
import { QuoteWorker } from '#services/quotation/quote-worker.ts';
import { testHealthPorts } from '#testing/health-records.ts';
import { sampleAsked, sampleQuotation } from '#testing/quotations.ts';
import { sealAsSandbox } from '#testing/sandbox-ring.ts';
import { connectBenchInsurers, insurerCodes } from './insurers.ts';
import { distribution, watched } from './measure.ts';

const [databaseUrl = '', insurerUrls = '', ...counts] = process.argv.slice(2);
const [quotationCount = 0, roundCount = 0] = counts.map(Number);

sealAsSandbox();
const database = openDatabase({ url: databaseUrl, poolSize: 10, timeoutMs: 30_000, onConnectionLost: () => undefined });
const broker = new DatabaseBroker(databaseUrl);
const quotations = quotationRepository(database, broker);
await broker.start();

/** When each insurer's answer reached this process, by reference. */
const answeredAt = new Map<string, number>();
const insurers = connectBenchInsurers(insurerUrls.split(',')).map(
  (insurer): Insurer => ({
    ...insurer,
    quote: async (request, options) => {
      const answer = await insurer.quote(request, options);
      answeredAt.set(request.reference, performance.now());
      return answer;
    },
  }),
);

/** Opens a quotation and listens as a browser's socket does; gives the delay of every row and of the first one. */
async function follow(index: number): Promise<{ started: number; delays: number[]; first: number }> {
  const now = new Date();
  const id = await quotations.open(sampleQuotation(`visitor-${index}`), now);
  const questions = insurerCodes.map((insurer) => ({ line: 'kasko' as const, insurer, digest: `d${index}` }));
  const started = performance.now();
  await quotations.ask(id, sampleAsked, { questions, now, windowMs: 70_000 });
  const { promise: complete, resolve } = Promise.withResolvers<void>();
  const delays: number[] = [];
  let first = 0;
  const stop = followOffers(
    { quotations, broker },
    { id, after: undefined },
    {
      onFault: console.error,
      onChanges: ({ rows, waiting }) => {
        const seen = performance.now();
        for (const row of rows) {
          const answered = answeredAt.get(row.reference);
          if (row.state === 'waiting' || answered === undefined) continue;
          first ||= seen;
          delays.push(seen - answered);
        }
        if (waiting === 0) resolve();
      },
    },
  );
  await complete;
  stop();
  return { started, delays, first };
}

async function everyQuotation() {
  const worker = new QuoteWorker({
    ...testHealthPorts(database),
    quotations,
    reviews: reviewRepository(database, { announcer: broker, jobs: new JobQueue(databaseUrl, console.error) }),
    insurers: insurers.map((insurer) => guardInsurer(insurer)),
    broker,
    clock: { now: () => new Date() },
    name: 'bench',
    onFault: (error) => console.error(error),
  });
  await worker.start();
  const followed = await Promise.all(Array.from({ length: quotationCount }, (_, index) => follow(index)));
  await worker.stop();
  return {
    offers: followed.flatMap(({ delays }) => delays).length,
    addedMs: distribution(followed.flatMap(({ delays }) => delays)),
    firstOfferMs: distribution(followed.map(({ started, first }) => first - started)),
  };
}

/** What is asked without an engine: one answer to the browser once all insurers have answered. */
async function everyPlainQuestion() {
  const delays: number[] = [];
  const waits: number[] = [];
  const ask = async (index: number): Promise<void> => {
    const started = performance.now();
    const question = questionOf(sampleAsked, 'kasko');
    const references = insurers.map(({ capabilities }) => `plain-${index}-${capabilities.code}`);
    await Promise.all(
      insurers.map((insurer, at) =>
        insurer.quote({ reference: references[at] ?? '', ...question }, { signal: AbortSignal.timeout(70_000) }),
      ),
    );
    const seen = performance.now();
    waits.push(seen - started);
    for (const reference of references) delays.push(seen - (answeredAt.get(reference) ?? seen));
  };
  await Promise.all(Array.from({ length: quotationCount }, (_, index) => ask(index)));
  return { offers: delays.length, addedMs: distribution(delays), firstOfferMs: distribution(waits) };
}

const plain = await watched(everyPlainQuestion);
const rounds: object[] = [];
for (let round = 0; round < roundCount; round++) rounds.push(await watched(everyQuotation));
process.send?.({ plain, rounds });
await broker.stop();
await database.$client.end();
process.disconnect();
