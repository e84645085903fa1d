import { type BrowserContext, chromium } from '@playwright/test';
import { startEmbeddedServer } from '#db/embedded/server.ts';
import { end, freePort, startProduct, startSandboxAlone, temporaryFolder } from '../../chaos/processes.ts';
import { askAside } from '../../e2e/quotation.ts';
import { distribution } from '../quote/measure.ts';
import { openWatchedDoor, type WatchedDoor } from './watched-door.ts';

const browserPath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const quotationCount = 40;
const mostMs = 120;
const fastest = '901';
/** Long enough for the page to stand there and wait. */
const fastestMs = 2_500;
const othersMs = 3_500;

async function waitUntilUp(url: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function slowDown(sandbox: string): Promise<void> {
  const reply = await fetch(`${sandbox}/insurers`, { headers: { accept: 'application/json' } });
  for (const { code } of (await reply.json()) as readonly { code: string }[]) {
    const body = JSON.stringify({ mode: 'ok', latencyMs: code === fastest ? fastestMs : othersMs });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${sandbox}/insurers/${code}/behaviour`, { method: 'PUT', headers, body });
  }
}

/** When the first card was painted, in milliseconds since the epoch. */
async function firstCardOf(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = new Promise<number>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('main article')) return;
        observer.disconnect();
        // The frame after the next one starts when the card's own has been painted.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())));
      }).observe(document, { childList: true, subtree: true });
    });
    Object.assign(window, { firstCard: seen });
  });
  await page.goto(address);
  const moment = await page.evaluate(() => (window as unknown as { firstCard: Promise<number> }).firstCard);
  await page.close();
  return moment;
}

async function delayOf(context: BrowserContext, door: WatchedDoor, sandbox: string): Promise<number> {
  const page = await context.newPage();
  const { address } = await askAside(page, {}, { sandbox, branches: [] });
  const asked = Date.now();
  await page.close();
  const shown = await firstCardOf(context, address);
  const answered = door.firstAnswer(asked) ?? Number.NaN;
  await new Promise((resolve) => setTimeout(resolve, othersMs));
  return shown - answered;
}

/** From the moment the fastest insurer's answer has left its house to the frame that shows it in a browser. */
export async function benchScreen(): Promise<void> {
  const folder = temporaryFolder();
  const server = await startEmbeddedServer(folder.path);
  const sandboxAlone = await startSandboxAlone('brisk');
  const door = await openWatchedDoor(sandboxAlone.port, fastest);
  const port = await freePort();
  const sandbox = `http://127.0.0.1:${sandboxAlone.port}`;
  const child = startProduct({
    PORT: String(port),
    API_PORT: String(await freePort()),
    ROLE: 'web,api,worker',
    DATABASE_URL: server.url,
    SANDBOX_PORT: String(door.port),
    LIMIT_FACTOR: '1000',
  });
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    await waitUntilUp(`http://localhost:${port}/health`);
    await slowDown(sandbox);
    const delays: number[] = [];
    for (let count = 0; count < quotationCount; count += 1) {
      const context = await browser.newContext({ baseURL: `http://localhost:${port}`, locale: 'tr-TR' });
      delays.push(await delayOf(context, door, sandbox));
      await context.close();
    }
    console.log(`${quotationCount} quotations, first card on screen after the fastest insurer's answer, in ms`);
    console.log(`  ${JSON.stringify(distribution(delays))}`);
    if (distribution(delays).p95 > mostMs) process.exitCode = 1;
  } finally {
    await browser.close();
    await end(child, 'SIGTERM');
    door.close();
    await sandboxAlone.stop();
    await server.stop();
    folder.remove();
  }
}
