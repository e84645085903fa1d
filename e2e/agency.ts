import type { Browser } from '@playwright/test';
import { expect } from './browser.ts';
import { atDesk } from './desk.ts';
import { sandboxAddress } from './person.ts';

type Answer = { readonly text: string; readonly closing?: boolean };

/** Somebody of the agency answers a request at the desk. */
export async function agencyAnswers(
  browser: Browser,
  number: string,
  { text, closing = false }: Answer,
): Promise<void> {
  const desk = await atDesk(browser, ['service']);
  await desk.goto(`/destek/${number}/acik`);
  await desk.getByLabel('Yanıt', { exact: true }).fill(text);
  if (closing) await desk.getByLabel('Yanıtla birlikte talebi kapat').check();
  await desk.getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect(desk.getByRole('status')).toContainText(number);
  await desk.close();
}

/** The insurer does not want to end a policy; path is where the desk keeps the wish. */
export async function agencyRefuses(browser: Browser, path: string, reason: string): Promise<void> {
  const desk = await atDesk(browser, ['service']);
  await desk.goto(path);
  await desk.getByLabel('Şirketin gerekçesi').fill(reason);
  await desk.getByRole('button', { name: 'Reddi gir' }).click();
  await expect(desk.getByRole('status')).toContainText('İstek reddedildi');
  await desk.close();
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
