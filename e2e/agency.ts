import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from './browser.ts';
import { sandboxAddress } from './person.ts';

type Answer = { readonly text: string; readonly closing?: boolean };

/** The agency answers a request of the product that all tests share, by its command. */
export async function agencyAnswers(number: string, { text, closing = false }: Answer): Promise<void> {
  const told = ['src/commands/support.ts', 'answer', number, ...(closing ? ['--close'] : [])];
  const env = { ...process.env, DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', 'data') };
  const command = spawn(process.execPath, told, { env, stdio: ['pipe', 'ignore', 'inherit'] });
  command.stdin.end(text);
  const [code] = await once(command, 'exit');
  expect(code).toBe(0);
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
