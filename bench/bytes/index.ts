import type { Browser, Page } from '@playwright/test';
import { ownStylesIn } from '#testing/own-styles.ts';
import { launchBrowser } from '#testing/trial/browser.ts';
import type { Standing } from '#testing/trial/while-standing.ts';
import { type WholeProduct, withProduct } from '#testing/trial/whole-product.ts';
import type { Bench, Figures } from '../bench.ts';
import { type Counted, countNetwork } from '../browser/count-network.ts';
import { goToOffers, touchFirstField, typeFirstAnswers, waitForAllOffers } from '../browser/kasko-flow.ts';
import { quotePage, stillPages } from '../browser/kinds.ts';

const inKb = (bytes: number) => Math.round(bytes / 100) / 10;
/** What a page fetches when it has nothing else to do counts too. */
const idleMs = 2_000;

async function openPage(browser: Browser, product: WholeProduct): Promise<{ page: Page; counted: () => Counted }> {
  const context = await browser.newContext({
    baseURL: product.site,
    locale: 'tr-TR',
    viewport: { width: 412, height: 823 },
  });
  const page = await context.newPage();
  return { page, counted: await countNetwork(page) };
}

async function land(page: Page, path: string): Promise<string> {
  const reply = await page.goto(path);
  if (!reply?.ok()) throw new Error(`${path} answered ${reply?.status()}`);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(idleMs);
  return reply.text();
}

function html(name: string, text: string): Figures {
  const { styles, rest } = ownStylesIn(text);
  const aside = styles && { [`${name}: HTML without the styles in it, KB`]: inKb(Buffer.byteLength(rest)) };
  return { [`${name}: HTML, KB`]: inKb(Buffer.byteLength(text)), ...aside };
}

function scripts(name: string, { scripts: files, scriptBytes }: Counted): Figures {
  return { [`${name}: script files`]: files, [`${name}: script, KB`]: inKb(scriptBytes) };
}

async function countStill(browser: Browser, product: WholeProduct): Promise<Figures> {
  const figures: Figures[] = [];
  for (const [kind, path] of Object.entries(stillPages)) {
    const { page, counted } = await openPage(browser, product);
    const text = await land(page, path);
    figures.push(scripts(`${kind}, untouched`, counted()), html(kind, text));
    figures.push({ [`${kind}: all requests`]: counted().requests, [`${kind}: all bytes, KB`]: inKb(counted().bytes) });
    await page.context().close();
  }
  return Object.assign({}, ...figures) as Figures;
}

async function countQuote(browser: Browser, product: WholeProduct): Promise<Figures> {
  const { page, counted } = await openPage(browser, product);
  const text = await land(page, quotePage);
  const untouched = counted();
  await touchFirstField(page);
  const phone = await typeFirstAnswers(page);
  await page.waitForLoadState('networkidle');
  const answered = counted();
  await goToOffers(page, phone, product.sandbox);
  const offers = await waitForAllOffers(page);
  await page.waitForLoadState('networkidle');
  const listed = counted();
  // What somebody gets who comes back to the list, with the cookies that let them see it.
  const again = await page.context().request.get(page.url());
  const list = await again.text();
  const drawn = list.split('<article').length - 1;
  await page.context().close();
  return {
    ...html('quote', text),
    ...scripts('quote, untouched', untouched),
    ...scripts('quote, to the first answer', answered),
    'quote, to the first answer: all requests': answered.requests,
    ...scripts('quote, to the list', listed),
    'list: offers': offers,
    'list: offers drawn by the server': drawn,
    ...(drawn === 0 ? { 'list: HTML, KB': 'not server-rendered' } : html('list', list)),
    ...(drawn === 0 ? {} : { 'list: HTML of 20 offers, KB': inKb((Buffer.byteLength(list) / drawn) * 20) }),
  };
}

async function measure(product: WholeProduct, standing: Standing): Promise<Figures> {
  const browser = await launchBrowser(standing);
  return { ...(await countStill(browser, product)), ...(await countQuote(browser, product)) };
}

const kinds = Object.keys(stillPages);

export const benchBytes: Bench = {
  name: 'bytes',
  proves:
    'What a phone is sent for each kind of page: scripts as they come over the wire, before anything is touched and up to the list of offers; HTML as it is read.',
  measures: 'counts',
  needsBrowser: true,
  targets: {
    ...Object.fromEntries(kinds.map((kind) => [`${kind}, untouched: script files`, { atMost: 2 }])),
    ...Object.fromEntries(kinds.map((kind) => [`${kind}, untouched: script, KB`, { atMost: 15 }])),
    'quote, to the first answer: script, KB': { atMost: 90 },
    'quote, to the list: script, KB': { atMost: 150 },
    'quote, to the list: script files': { atMost: 12 },
    'home: HTML, KB': { atMost: 40 },
    'list: HTML of 20 offers, KB': { atMost: 60 },
  },
  run: () => withProduct(measure),
};
