import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { freePort } from '#testing/free-port.ts';

export type Question = 'reserve' | 'capture' | 'void' | 'issue';

export type Ambush = {
  readonly question: Question;
  readonly at: 'asked' | 'answered';
  /** A question caught on its way out goes on so much later; undefined: never. */
  readonly lateMs: number | undefined;
  readonly strike: () => Promise<void>;
};

const bankTypes = { PreAuth: 'reserve', PostAuth: 'capture', Void: 'void' } as const satisfies Record<string, Question>;

function questionOf({ method, url = '' }: IncomingMessage, body: Buffer): Question | undefined {
  if (method !== 'POST') return undefined;
  if (/^\/insurers\/901\/api\/policies$/.test(url)) return 'issue';
  if (url !== '/bank/fim/api') return undefined;
  const document = new URLSearchParams(body.toString()).get('DATA') ?? '';
  const type = /<Type>(\w+)<\/Type>/.exec(document)?.[1] ?? '';
  return type in bankTypes ? bankTypes[type as keyof typeof bankTypes] : undefined;
}

/** The line between the product and everybody outside; whoever lies in ambush on it strikes at an exact moment. */
export async function openLine(sandboxPort: number) {
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  let ambush: Ambush | undefined;

  function ambushOn(question: Question | undefined): Ambush | undefined {
    if (ambush === undefined || ambush.question !== question) return undefined;
    const found = ambush;
    ambush = undefined;
    return found;
  }

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    const found = ambushOn(questionOf(asked, body));
    const ending = new AbortController();
    // Who hangs up is not worked for any longer, unless the question was let through late.
    if (!found) answer.once('close', () => ending.abort());
    if (found?.at === 'asked') {
      await found.strike();
      if (found.lateMs === undefined) return void answer.destroy();
      await pause(found.lateMs);
    }
    const { host: _host, connection: _connection, 'transfer-encoding': _encoding, ...headers } = asked.headers;
    const reply = await request(`http://127.0.0.1:${sandboxPort}${asked.url}`, {
      method: asked.method ?? 'GET',
      headers,
      body: body.length > 0 ? body : null,
      dispatcher: agent,
      signal: ending.signal,
    });
    const content = Buffer.from(await reply.body.arrayBuffer());
    if (found?.at === 'answered') await found.strike();
    if (found) return void answer.destroy();
    const { connection: _kept, 'keep-alive': _alive, 'transfer-encoding': _chunked, ...told } = reply.headers;
    answer.writeHead(reply.statusCode, { ...told, 'content-length': content.length });
    answer.end(content);
  }

  const server = createServer((asked, answer) => {
    pass(asked, answer).catch(() => asked.socket.resetAndDestroy());
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    lieInAmbush(next: Ambush): void {
      ambush = next;
    },
    leave(): void {
      ambush = undefined;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await agent.destroy();
    },
  };
}
export type Line = Awaited<ReturnType<typeof openLine>>;
