import { join } from 'node:path';
import { closeDatabase, openDatabase } from '../src/db/database.ts';
import { chooseClusterPaths } from '../src/db/embedded/cluster-paths.ts';
import { JobQueue } from '../src/db/jobs.ts';
import { supportRepository } from '../src/db/repositories/support/index.ts';
import { answerRequest } from '../src/services/support/answer-request.ts';
import { sealAsSandbox } from '../src/testing/sandbox-ring.ts';
import { expect } from './browser.ts';
import { sandboxAddress } from './person.ts';

const fault = (error: unknown) => {
  throw error;
};

type Answer = { readonly text: string; readonly closing?: boolean };

/** The agency answers a request of the product that all tests share, as its command does. */
export async function agencyAnswers(number: string, { text, closing = false }: Answer): Promise<void> {
  const { socketDir } = chooseClusterPaths(join(process.env.E2E_DATA_DIR ?? '', 'data'));
  const url = `postgres://postgres@${encodeURIComponent(socketDir)}/karsila`;
  sealAsSandbox();
  const database = openDatabase({ url, poolSize: 1, timeoutMs: 10_000, onConnectionLost: fault });
  const jobs = new JobQueue(url, fault);
  try {
    await jobs.start();
    const clock = { now: () => new Date() };
    const support = supportRepository(database, jobs);
    expect(await answerRequest({ support, clock }, { number, text, closing })).toBe(true);
  } finally {
    await jobs.stop();
    await closeDatabase(database);
  }
}

type Mail = { readonly subject: string; readonly text: string };

/** Where the newest mail about a request leads, once so many have come. */
export async function linkInMail(to: string, number: string, count: number): Promise<string> {
  const about = async () => {
    const reply = await fetch(`${sandboxAddress}/mail?to=${to}`, { headers: { accept: 'application/json' } });
    const mails = (await reply.json()) as readonly Mail[];
    return mails.filter(({ subject }) => subject.includes(number));
  };
  await expect.poll(async () => (await about()).length).toBe(count);
  const link = /https?:\/\/\S+talep=\S+/.exec((await about())[0]?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
