import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from '@playwright/test';
import { totp } from '../src/connectors/node-crypto/totp.ts';
import { totpStepOf } from '../src/domain/desk/totp-steps.ts';
import { desktop, expect } from './browser.ts';

type Role = 'read' | 'service' | 'money';
export type DeskPlace = {
  /** Root of the desk. */
  readonly address: string;
  /** By which the command finds the database. */
  readonly environment: Readonly<Record<string, string>>;
};

/** The desk of the product that all tests share. */
export const sharedDesk: DeskPlace = {
  address: `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3311) + 1602}`,
  environment: { DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', 'data') },
};

/** Somebody new at the desk, with keys as the command prints them. */
async function addOperator(roles: readonly Role[], { environment }: DeskPlace) {
  const name = `o${randomUUID().slice(0, 13)}`;
  const told = ['src/commands/desk.ts', 'add-operator', name, roles.join(',')];
  const command = spawn(process.execPath, told, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(command.stdout), once(command, 'exit')]);
  expect(code).toBe(0);
  const value = (label: string) => new RegExp(`^${label}: +(\\S+)$`, 'm').exec(printed)?.[1] ?? '';
  return { name, password: value('Şifre'), secret: value('TOTP') };
}

/** A page of somebody new who has just signed in, in a browser of their own. */
export async function atDesk(browser: Browser, roles: readonly Role[], place = sharedDesk): Promise<Page> {
  const { name, password, secret } = await addOperator(roles, place);
  const page = await browser.newPage({ baseURL: place.address, viewport: desktop, extraHTTPHeaders: {} });
  await page.goto('/giris');
  await page.getByLabel('Kullanıcı adı').fill(name);
  await page.getByLabel('Şifre').fill(password);
  await page.getByLabel('Doğrulama kodu').fill(totp.codeAt(secret, totpStepOf(new Date())));
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByText(`Oturum: ${name}`)).toBeVisible();
  return page;
}
