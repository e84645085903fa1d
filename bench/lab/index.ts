import type { Browser } from '@playwright/test';
import { freePort } from '#testing/free-port.ts';
import { launchBrowser } from '#testing/trial/browser.ts';
import type { Standing } from '#testing/trial/while-standing.ts';
import { type WholeProduct, withProduct } from '#testing/trial/whole-product.ts';
import { type Bench, type Figures, isShort, type Target } from '../bench.ts';
import { quotePage, stillPages } from '../browser/kinds.ts';
import { median } from '../load/median.ts';
import { interactions, type Measured } from './interactions.ts';
import { installLighthouse, runLighthouse } from './lighthouse.ts';
import { openSlowPhone } from './slow-phone.ts';
import { type Vitals, watchVitals } from './vitals.ts';

const paths = [stillPages.home, stillPages.product, quotePage, stillPages.blog, stillPages.faq];
const runs = isShort ? 1 : 3;
/** Late work of a page counts as long as nobody would have left it. */
const watchedMs = 5_000;

async function vitalsOf(browser: Browser, site: string, path: string): Promise<Vitals> {
  const page = await openSlowPhone(browser, site);
  const read = await watchVitals(page);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(watchedMs);
  const vitals = await read();
  await page.context().close();
  return vitals;
}

async function repeated<Found>(work: () => Promise<Found>): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (let count = 0; count < runs; count += 1) found.push(await work());
  return found;
}

const mediansOf = (found: readonly Measured[]): Figures =>
  Object.fromEntries(
    Object.keys(found[0] ?? {}).map((name) => [name, median(found.map((each) => each[name] ?? Number.NaN))]),
  );

type Loaded = { readonly largestPaintMs: number; readonly layoutShift: number; readonly blockedMs: number };

function figuresOf(name: string, found: readonly Loaded[]): Figures {
  return {
    [`${name}: LCP, ms`]: Math.round(median(found.map(({ largestPaintMs }) => largestPaintMs))),
    [`${name}: CLS`]: Math.round(median(found.map(({ layoutShift }) => layoutShift)) * 10_000) / 10_000,
    [`${name}: TBT, ms`]: Math.round(median(found.map(({ blockedMs }) => blockedMs))),
  };
}

async function measure(product: WholeProduct, standing: Standing): Promise<Figures> {
  const browserPort = await freePort();
  const browser = await launchBrowser(standing, [`--remote-debugging-port=${browserPort}`]);
  const figures: Figures[] = [];
  for (const path of paths) {
    const simulated = await repeated(() => runLighthouse(standing, `${product.site}${path}`, browserPort));
    figures.push({ [`${path} Lighthouse: score`]: median(simulated.map(({ score }) => score)) });
    figures.push(figuresOf(`${path} Lighthouse`, simulated));
    figures.push(figuresOf(`${path} throttled`, await repeated(() => vitalsOf(browser, product.site, path))));
  }
  for (const interact of interactions) figures.push(mediansOf(await repeated(() => interact(browser, product))));
  return Object.assign({}, ...figures) as Figures;
}

const loadTargets = (name: string): readonly (readonly [string, Target])[] => [
  [`${name}: LCP, ms`, { atMost: 1_500 }],
  [`${name}: CLS`, { atMost: 0.01 }],
  [`${name}: TBT, ms`, { atMost: 50 }],
];

export const benchLab: Bench = {
  name: 'lab',
  proves: `A phone four times slower than this machine on slow 4G, medians of ${runs} runs: Lighthouse, which simulates it, and the browser itself, throttled; and how long a key or a click waits for its frame.`,
  measures: 'time',
  needsBrowser: true,
  targets: {
    ...Object.fromEntries(paths.map((path) => [`${path} Lighthouse: score`, { atLeast: 98 }])),
    ...Object.fromEntries(paths.flatMap((path) => loadTargets(`${path} Lighthouse`))),
    ...Object.fromEntries(paths.flatMap((path) => loadTargets(`${path} throttled`))),
    'typing in masked fields: INP, ms': { atMost: 60 },
    'filtering offers: INP, ms': { atMost: 60 },
  },
  async run() {
    installLighthouse();
    return withProduct(measure);
  },
};
