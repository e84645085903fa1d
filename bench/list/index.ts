import { join } from 'node:path';
import { launchBrowser } from '#testing/trial/browser.ts';
import { cpuMsOf } from '#testing/trial/process-figures.ts';
import { firstMessage, startProcess } from '#testing/trial/processes.ts';
import type { Standing } from '#testing/trial/while-standing.ts';
import { type WholeProduct, withProduct } from '#testing/trial/whole-product.ts';
import { askAside } from '../../e2e/quotation.ts';
import { type Bench, type Figures, isShort } from '../bench.ts';
import { waitForAllOffers } from '../browser/kasko-flow.ts';
import { browserHeaders, cores, startGenerator } from '../load/generate.ts';
import { holdToCore } from '../load/hold-to-core.ts';
import { median, rounded } from '../load/median.ts';

const connections = 20;
const [rounds, seconds] = isShort ? [1, 2] : [5, 4];
const timesName = "requests a second, times React Router's own server";

/** A quotation that every insurer has answered, and the cookies of who may see it. */
async function finishQuotation(product: WholeProduct, standing: Standing) {
  const browser = await launchBrowser(standing);
  const context = await browser.newContext({ baseURL: product.site, locale: 'tr-TR' });
  const page = await context.newPage();
  const { address } = await askAside(page, {}, { sandbox: product.sandbox, branches: [] });
  await page.goto(address);
  await waitForAllOffers(page);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await browser.close();
  return { address, cookie };
}

async function startPeer(standing: Standing, { site, port, api }: WholeProduct) {
  const env = { NODE_ENV: 'production', SITE_URL: site, PORT: String(port), API_PORT: new URL(api).port };
  const file = join(import.meta.dirname, '../peers/framework-default.ts');
  const child = startProcess(standing, [file], { env, core: cores.measured });
  return { port: Number(await firstMessage(child)), pid: child.pid ?? 0 };
}

async function countCards(port: number, address: string, cookie: string): Promise<number> {
  const reply = await fetch(`http://localhost:${port}${address}`, { headers: { ...browserHeaders, cookie } });
  return (await reply.text()).split('<article').length - 1;
}

async function measure(product: WholeProduct, standing: Standing): Promise<Figures> {
  const { address, cookie } = await finishQuotation(product, standing);
  const cards = await countCards(product.port, address, cookie);
  if (cards === 0) return { [timesName]: 'not server-rendered', 'offers drawn by the server': 0 };
  const generate = await startGenerator(standing);
  const peer = await startPeer(standing, product);
  const drawn = await countCards(peer.port, address, cookie);
  if (drawn !== cards) throw new Error(`The peer draws ${drawn} offers, the product ${cards}`);
  holdToCore(product.pid, cores.measured);

  async function round({ port, pid }: { readonly port: number; readonly pid: number }) {
    const before = cpuMsOf(pid);
    const headers = { ...browserHeaders, cookie };
    const figures = await generate({ port, paths: [address], headers, connections, until: { seconds } });
    return { ...figures, cpuMs: (cpuMsOf(pid) - before) / figures.requests };
  }
  type Round = Awaited<ReturnType<typeof round>>;
  await round(product);
  await round(peer);
  const [own, plain]: [Round[], Round[]] = [[], []];
  for (let count = 0; count < rounds; count += 1) {
    own.push(await round(product));
    plain.push(await round(peer));
  }
  const middle = (list: readonly Round[], key: 'perSecond' | 'p99' | 'cpuMs') => median(list.map((each) => each[key]));
  return {
    [timesName]: rounded(middle(own, 'perSecond') / middle(plain, 'perSecond')),
    'requests a second': rounded(middle(own, 'perSecond')),
    "requests a second, React Router's own server": rounded(middle(plain, 'perSecond')),
    '99 % within, ms': rounded(middle(own, 'p99')),
    "99 % within, React Router's own server, ms": rounded(middle(plain, 'p99')),
    'CPU of a request, ms': rounded(middle(own, 'cpuMs')),
    "CPU of a request, React Router's own server, ms": rounded(middle(plain, 'cpuMs')),
    'offers drawn by the server': cards,
  };
}

export const benchList: Bench = {
  name: 'list',
  proves: `The page of offers of a finished quotation under ${connections} connections, beside the same page and data served by React Router as it comes.`,
  measures: 'time',
  needsBrowser: true,
  targets: { [timesName]: { atLeast: 3 } },
  run: () => withProduct(measure),
};
