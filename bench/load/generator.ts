import { once } from 'node:events';
import { connect } from 'node:net';
import { distribution } from '../quote/measure.ts';
import type { Load, LoadFigures } from './generate.ts';
import { ReplyReader } from './reply-reader.ts';

function requestOf({ port, headers }: Load, path: string): Buffer {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
}

/** Every connection asks again as soon as it was answered. */
async function put(load: Load): Promise<LoadFigures> {
  const requests = load.paths.map((path) => requestOf(load, path));
  const times: number[] = [];
  let [asked, refused] = [0, 0];
  const began = performance.now();
  const isOver = () =>
    'count' in load.until ? asked >= load.until.count : performance.now() - began >= load.until.seconds * 1000;

  function ask(): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = connect({ host: '127.0.0.1', port: load.port, noDelay: true });
      const reader = new ReplyReader();
      let sent = 0;
      const next = () => {
        if (isOver()) return line.end(resolve);
        sent = performance.now();
        line.write(requests[asked % requests.length] ?? '');
        asked += 1;
      };
      line.once('connect', next);
      line.once('error', reject);
      line.on('data', (bytes: Buffer) => {
        const status = reader.read(bytes);
        if (status === undefined) return;
        times.push(performance.now() - sent);
        if (status !== 200) refused += 1;
        next();
      });
      line.once('close', () => reject(new Error('A connection was closed while it was used')));
    });
  }

  await Promise.all(Array.from({ length: load.connections }, ask));
  const seconds = (performance.now() - began) / 1000;
  const { p50, p99 } = distribution(times);
  return { requests: times.length, refused, seconds, perSecond: times.length / seconds, p50, p99 };
}

process.once('disconnect', () => process.exit(0));
process.send?.('ready');
for (;;) {
  const [load] = (await once(process, 'message')) as [Load];
  process.send?.(await put(load));
}
