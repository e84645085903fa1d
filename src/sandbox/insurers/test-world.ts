import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { z } from 'zod';
import { World } from '../world.ts';
import { type InsurersOptions, registerInsurers } from './index.ts';

const insurerRows = z.array(
  z.object({ code: z.string(), quotes: z.record(z.string(), z.number()), issues: z.record(z.string(), z.number()) }),
);
const fields = z.record(z.string(), z.string());
const question = z.object({ insurer: z.string(), fields, groups: z.record(z.string(), z.array(fields)) });
const policyRows = z.array(z.object({ insurer: z.string(), reference: z.string() }));

const reviewRows = z.array(z.object({ number: z.string(), documents: z.array(z.object({ name: z.string() })) }));

export type TestWorld = {
  readonly world: World;
  /** Root of an insurer's services. */
  urlOf(code: string): string;
  setNow(now: Date): void;
  quotesAsked(code: string, reference: string): Promise<number>;
  /** What an insurer understood of a question; undefined where it was not asked. */
  questionTold(code: string, reference: string): Promise<z.infer<typeof question> | undefined>;
  /** Lets an insurer come to an end with what it looks at. */
  resolve(reviewNumber: string, how: string): Promise<void>;
  /** The names of the files that came for a review. */
  documentsReceived(reviewNumber: string): Promise<readonly string[]>;
  policiesHeld(code: string, reference: string): Promise<number>;
  stop(): Promise<void>;
};

/** The insurers alone on a free port, without delay and without faults of their own unless told otherwise. */
export async function startTestWorld(options: InsurersOptions & { readonly now: Date }): Promise<TestWorld> {
  const { now: start, ...insurers } = options;
  let now = start;
  const app = fastify({ forceCloseConnections: true });
  const world = new World({ seed: 'test', now: () => now, publicUrl: 'http://localhost' });
  await registerInsurers({ latencyFactor: 0, faults: false, ...insurers })(app, world);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    world,
    urlOf: (code) => `http://127.0.0.1:${port}/insurers/${code}`,
    setNow: (moment) => {
      now = moment;
    },
    quotesAsked: async (code, reference) => {
      const rows = insurerRows.parse((await app.inject('/insurers')).json());
      return rows.find((row) => row.code === code)?.quotes[reference] ?? 0;
    },
    questionTold: async (code, reference) => {
      const reply = await app.inject({ url: '/insurers/questions', query: { reference } });
      return z
        .array(question)
        .parse(reply.json())
        .find(({ insurer }) => insurer === code);
    },
    resolve: async (reviewNumber, how) => {
      const url = `/insurers/reviews/${reviewNumber}`;
      const reply = await app.inject({ method: 'POST', url, payload: { resolve: how } });
      if (reply.statusCode !== 200) throw new Error(reply.body);
    },
    documentsReceived: async (reviewNumber) => {
      const rows = reviewRows.parse((await app.inject('/insurers/reviews')).json());
      return rows.find(({ number }) => number === reviewNumber)?.documents.map(({ name }) => name) ?? [];
    },
    policiesHeld: async (code, reference) => {
      const rows = policyRows.parse((await app.inject('/insurers/policies')).json());
      return rows.filter((row) => row.insurer === code && row.reference === reference).length;
    },
    stop: () => app.close(),
  };
}
