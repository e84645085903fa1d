import { cpuMsOf } from '#testing/trial/process-figures.ts';
import type { Standing } from '#testing/trial/while-standing.ts';
import { type WholeProduct, withProduct } from '#testing/trial/whole-product.ts';
import { type Bench, type Figures, isShort } from '../bench.ts';
import { browserHeaders, cores, type LoadFigures, startGenerator } from '../load/generate.ts';
import { holdToCore } from '../load/hold-to-core.ts';
import { median, rounded } from '../load/median.ts';
import { startBareHttp } from '../peers/start-bare-http.ts';

const paths = ['/', '/kasko-sigortasi', '/blog', '/sss'] as const;
const connections = 50;
const [rounds, seconds] = isShort ? [1, 1] : [5, 4];

type Served = { readonly port: number; readonly pid: number };
type Round = LoadFigures & { readonly cpuMs: number };

async function measure(product: WholeProduct, standing: Standing): Promise<Figures> {
  const generate = await startGenerator(standing);
  const peer = await startBareHttp(standing, product.site, paths);
  holdToCore(product.pid, cores.measured);

  async function round({ port, pid }: Served, path: string): Promise<Round> {
    const before = cpuMsOf(pid);
    const load = { port, paths: [path], headers: browserHeaders, connections, until: { seconds } };
    const figures = await generate(load);
    return { ...figures, cpuMs: (cpuMsOf(pid) - before) / figures.requests };
  }

  async function compare(path: string): Promise<Figures> {
    const [own, bare]: [Round[], Round[]] = [[], []];
    // The first round of each makes Node compile what the others use.
    await round(product, path);
    await round(peer, path);
    for (let count = 0; count < rounds; count += 1) {
      own.push(await round(product, path));
      bare.push(await round(peer, path));
    }
    const middle = (list: readonly Round[], key: 'perSecond' | 'p99' | 'cpuMs') =>
      median(list.map((each) => each[key]));
    return {
      [`${path} requests a second, % of bare node:http`]: rounded(
        (middle(own, 'perSecond') / middle(bare, 'perSecond')) * 100,
      ),
      [`${path} requests a second`]: rounded(middle(own, 'perSecond')),
      [`${path} requests a second, bare node:http`]: rounded(middle(bare, 'perSecond')),
      [`${path} 99 % within, ms`]: rounded(middle(own, 'p99')),
      [`${path} 99 % within, bare node:http, ms`]: rounded(middle(bare, 'p99')),
      [`${path} CPU of a request, ms`]: rounded(middle(own, 'cpuMs')),
      [`${path} CPU of a request, bare node:http, ms`]: rounded(middle(bare, 'cpuMs')),
    };
  }

  const found: Figures[] = [];
  for (const path of paths) found.push(await compare(path));
  return Object.assign({}, ...found) as Figures;
}

export const benchPages: Bench = {
  name: 'pages',
  proves: `Pages of text and products under ${connections} connections that stay open, beside a bare \`node:http\` server that sends the same bytes with the same headers, by turns on the same core.`,
  measures: 'time',
  needsBrowser: false,
  targets: Object.fromEntries(paths.map((path) => [`${path} requests a second, % of bare node:http`, { atLeast: 60 }])),
  run: () => withProduct(measure),
};
