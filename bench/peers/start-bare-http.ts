import { join } from 'node:path';
import { request } from 'undici';
import { firstMessage, startProcess } from '#testing/trial/processes.ts';
import type { Standing } from '#testing/trial/while-standing.ts';
import { browserHeaders, cores } from '../load/generate.ts';
import type { KeptReply } from './bare-http.ts';

/** What belongs to a connection, not to a reply. */
const ofConnection = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

async function keep(url: string): Promise<KeptReply> {
  const reply = await request(url, { headers: browserHeaders });
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}`);
  const headers = Object.entries(reply.headers).flatMap(([name, value]) =>
    value === undefined || ofConnection.has(name) ? [] : [[name, value] as const],
  );
  return { headers: Object.fromEntries(headers), body: Buffer.from(await reply.body.arrayBuffer()).toString('base64') };
}

/** Starts the bare server with the very bytes and headers that a site answers with. */
export async function startBareHttp(standing: Standing, site: string, paths: readonly string[]) {
  const replies = await Promise.all(paths.map(async (path) => [path, await keep(`${site}${path}`)] as const));
  const child = startProcess(standing, [join(import.meta.dirname, 'bare-http.ts')], { core: cores.measured });
  await firstMessage(child);
  child.send(Object.fromEntries(replies));
  return { port: Number(await firstMessage(child)), pid: child.pid ?? 0 };
}
