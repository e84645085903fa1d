import { readFileSync } from 'node:fs';
import type { APIResponse } from '@playwright/test';
import { launchServer, runningServer, stopServer } from '../src/db/embedded/cluster.ts';
import { chooseClusterPaths } from '../src/db/embedded/cluster-paths.ts';
import { outcomeMessages } from '../src/messages/outcomes.ts';
import { faultTexts } from '../src/messages/pages.ts';
import { expect, testOnOwn } from './own-product.ts';
import { joinAside, logInAside, newPerson } from './person.ts';

// As people have it: told within two seconds.
const test = testOnOwn({ offset: 200, environment: { DATABASE_SILENCE_MS: '800' } });

// They share one product.
test.describe.configure({ mode: 'serial' });

/** What a person waits at most for a word. */
const longestMs = 2_000;

async function timed(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  const began = performance.now();
  const reply = await ask();
  expect(performance.now() - began, reply.url()).toBeLessThan(longestMs);
  return reply;
}

test('while the database is away pages show what they can or say so with 503, and all works again without a restart', async ({
  page,
  own,
}) => {
  const person = newPerson();
  await joinAside(page, person, own.sandbox);
  await logInAside(page, person);
  const { request } = page.context();
  const open = (path: string) => timed(() => request.get(path, { maxRedirects: 0 }));
  expect((await open('/hesabim')).status()).toBe(200);

  const place = chooseClusterPaths(own.folders[0] ?? '');
  await stopServer(place.cluster);
  try {
    for (const path of ['/', '/trafik/teklif', '/sss']) {
      const reply = await open(path);
      expect(reply.status(), path).toBe(200);
      expect(await reply.text(), path).not.toContain(faultTexts.heading);
    }
    const account = await open('/hesabim');
    expect(account.status()).toBe(503);
    expect(Number(account.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await account.text()).toContain(faultTexts.heading);

    const call = await timed(() => request.post('/api/proxy?endpoint=%2Fget-security-token&isJson=1', { data: {} }));
    expect(call.status()).toBe(503);
    expect(Number(call.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await call.json()).toMatchObject({ Success: false, Message: outcomeMessages.upstreamDown });
    expect((await open('/health')).status()).toBe(200);

    await page.goto('/hesabim');
    await expect(page.getByRole('heading', { name: faultTexts.heading })).toBeVisible();
  } finally {
    launchServer(place);
  }
  await expect(async () => {
    await page.getByRole('link', { name: faultTexts.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

/** The database's processes: the one that listens and those that answer. */
function processesOf(cluster: string): readonly number[] {
  const first = runningServer(cluster);
  if (first === undefined) throw new Error('The database does not run');
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
  return [first, ...children.map(Number)];
}

test('a database that hangs is noticed in time, and answers again once it goes on', async ({ page, own }) => {
  const person = newPerson();
  await joinAside(page, person, own.sandbox);
  await logInAside(page, person);
  const { request } = page.context();
  const open = (path: string) => timed(() => request.get(path, { maxRedirects: 0 }));
  const frozen = processesOf(chooseClusterPaths(own.folders[0] ?? '').cluster);
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  try {
    expect((await open('/hesabim')).status()).toBe(503);
    expect((await open('/')).status()).toBe(200);
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(async () => (await request.get('/hesabim')).status()).toBe(200);
});
