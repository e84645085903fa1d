import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from './browser.ts';
import { sandboxAddress } from './person.ts';

type Answer = { readonly text: string; readonly closing?: boolean };

/** A command of the agency beside the product that all tests share. */
async function agencyRuns(told: readonly string[], text: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', 'data') };
  const command = spawn(process.execPath, [...told], { env, stdio: ['pipe', 'ignore', 'inherit'] });
  command.stdin.end(text);
  const [code] = await once(command, 'exit');
  expect(code).toBe(0);
}

export function agencyAnswers(number: string, { text, closing = false }: Answer): Promise<void> {
  return agencyRuns(['src/commands/support.ts', 'answer', number, ...(closing ? ['--close'] : [])], text);
}

/** The insurer does not want to end a policy. */
export function agencyRefuses(cancellation: string, reason: string): Promise<void> {
  return agencyRuns(['src/commands/cancellations.ts', 'refuse', cancellation], reason);
}

type Mail = { readonly subject: string; readonly text: string };

async function mailsTo(to: string): Promise<readonly Mail[]> {
  const reply = await fetch(`${sandboxAddress}/mail?to=${to}`, { headers: { accept: 'application/json' } });
  return (await reply.json()) as readonly Mail[];
}

/** The mail with these words, once it has come. */
export async function mailWith(to: string, words: string): Promise<string> {
  const find = async () => (await mailsTo(to)).find(({ subject, text }) => `${subject}\n${text}`.includes(words));
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();
  return (await find())?.text ?? '';
}

/** Where the newest mail about a request leads, once so many have come. */
export async function linkInMail(to: string, number: string, count: number): Promise<string> {
  const about = async () => (await mailsTo(to)).filter(({ subject }) => subject.includes(number));
  await expect.poll(async () => (await about()).length).toBe(count);
  const link = /https?:\/\/\S+talep=\S+/.exec((await about())[0]?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
