import type { ChildProcess } from 'node:child_process';
import type { BrowserContext } from '@playwright/test';
import { freePort } from '#testing/free-port.ts';
import { launchBrowser } from '#testing/trial/browser.ts';
import { end, startDatabase, startProduct, startSandboxAlone } from '#testing/trial/processes.ts';
import { type Standing, whileStanding } from '#testing/trial/while-standing.ts';
import { askAside } from '../../e2e/quotation.ts';
import { type Bench, type Figures, isShort } from '../bench.ts';
import { median } from '../load/median.ts';
import { distribution } from '../quote/measure.ts';
import { firstCardOf, type Moments } from './first-card.ts';
import { addressesOf, fastest, insurersOf, slowDown, slowestMs } from './insurers.ts';
import { openOthers } from './others.ts';
import { openWatchedDoor, type WatchedDoor } from './watched-door.ts';

const startCount = isShort ? 2 : 4;
const countPerStart = isShort ? 2 : 10;
/** One says little: each waits for the screen's next frame, which is near or far by chance. */
const laterCount = isShort ? 1 : 5;
/** Nobody sees less than the time from one frame of a screen to the next. */
const frameMs = 17;
const firstIsLater = 'first quotation after a start, later than those, ms';
const [otherCount, crowdedCount] = isShort ? [5, 2] : [100, 24];

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

/** How long after the insurer's answer the offer was told to the page, and its card was seen. */
async function delayOf(context: BrowserContext, door: WatchedDoor, sandbox: string): Promise<Moments> {
  const page = await context.newPage();
  const { address, nationalNumber } = await askAside(page, {}, { sandbox, branches: [] });
  await page.close();
  const { told, drawn, shown } = await firstCardOf(context, address);
  const answered = door.firstAnswerAbout(nationalNumber) ?? Number.NaN;
  await new Promise((resolve) => setTimeout(resolve, slowestMs));
  return { told: told - answered, drawn: drawn - answered, shown: shown - answered };
}

/** What came after each start of the product, which stands on when the last of them is through. */
async function delaysAfterStarts(
  start: () => Promise<ChildProcess>,
  delayOfOne: () => Promise<Moments>,
): Promise<readonly (readonly Moments[])[]> {
  const starts: Moments[][] = [];
  let product: ChildProcess | undefined;
  while (starts.length < startCount) {
    if (product) await end(product, 'SIGTERM');
    product = await start();
    const delays: Moments[] = [];
    while (delays.length < countPerStart) delays.push(await delayOfOne());
    starts.push(delays);
  }
  return starts;
}

function figuresOf(starts: readonly (readonly Moments[])[], crowdedDelays: readonly number[]): Figures {
  const crowded = distribution(crowdedDelays);
  const delays = starts.flat();
  const first = Math.round(median(starts.map(([quotation]) => quotation?.shown ?? Number.NaN)));
  const later = Math.round(median(starts.flatMap((each) => each.slice(-laterCount).map(({ shown }) => shown))));
  const { p50, p95, max } = distribution(delays.map(({ shown }) => shown));
  const told = distribution(delays.map((delay) => delay.told));
  const drawn = distribution(delays.map((delay) => delay.drawn));
  return {
    'half within, ms': p50,
    '95 % within, ms': p95,
    'slowest, ms': max,
    'of it until the page is told: half within, ms': told.p50,
    'of it until the page is told: 95 % within, ms': told.p95,
    'of it until the card is drawn: half within, ms': drawn.p50,
    'of it until the card is drawn: 95 % within, ms': drawn.p95,
    [`first quotation after a start, median of ${startCount} starts, ms`]: first,
    [`last ${laterCount} of the ${countPerStart} after a start, median, ms`]: later,
    [firstIsLater]: first - later,
    [`while ${otherCount} others run: half within, ms`]: crowded.p50,
    [`while ${otherCount} others run: 95 % within, ms`]: crowded.p95,
  };
}

async function measure(standing: Standing): Promise<Figures> {
  const server = await startDatabase(standing);
  const sandboxAlone = await startSandboxAlone(standing, 'brisk');
  const door = await openWatchedDoor(sandboxAlone.port, fastest);
  standing.onEnd(door.close);
  const port = await freePort();
  const sandbox = `http://127.0.0.1:${sandboxAlone.port}`;
  const codes = await insurersOf(sandbox);
  await slowDown(sandbox, codes);
  const env = {
    PORT: String(port),
    API_PORT: String(await freePort()),
    ROLE: 'web,api,worker',
    DATABASE_URL: server.url,
    SANDBOX_PORT: String(sandboxAlone.port),
    INSURERS: addressesOf(codes, sandbox, door),
    LIMIT_FACTOR: '1000',
  };
  const browser = await launchBrowser(standing);
  const site = `http://localhost:${port}`;
  const delayOfOne = async (): Promise<Moments> => {
    const context = await browser.newContext({ baseURL: site, locale: 'tr-TR' });
    const delay = await delayOf(context, door, sandbox);
    await context.close();
    return delay;
  };
  const start = async (): Promise<ChildProcess> => {
    const product = startProduct(standing, env);
    await waitUntilUp(`${site}/health`);
    return product;
  };
  const starts = await delaysAfterStarts(start, delayOfOne);
  const others = await openOthers(site, otherCount, sandbox);
  const crowdedDelays: number[] = [];
  for (let round = 0; round < crowdedCount; round += 1) {
    const asking = others.ask(round);
    crowdedDelays.push((await delayOfOne()).shown);
    await asking;
  }
  await others.close();
  return figuresOf(starts, crowdedDelays);
}

export const benchScreen: Bench = {
  name: 'screen',
  proves: `${startCount * countPerStart} quotations, one after another, each in a browser of its own, ${countPerStart} after each start of the product: from the moment the fastest insurer's answer has left its house to the frame that shows its card; then ${crowdedCount} more, each while the insurers answer ${otherCount} others.`,
  measures: 'time',
  needsBrowser: true,
  targets: {
    '95 % within, ms': { atMost: 50 },
    [firstIsLater]: { atMost: frameMs },
    [`while ${otherCount} others run: 95 % within, ms`]: { atMost: 120 },
  },
  run: () => whileStanding(measure),
};
