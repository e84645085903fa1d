import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { buildApi } from '#api/app.ts';
import { contentFiles } from '#connectors/content-files/index.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { isDatabaseReady } from '#db/database.ts';
import { referenceLists } from '#db/repositories/reference-lists.ts';
import { createTestDatabase } from './test-database.ts';

export const testToken = 'test-site-token';

const placeholders = Object.fromEntries(
  ['brand', 'firmName', 'phone', 'email', 'address', 'registryNumber', 'mersisNumber', 'siteUrl'].map((name) => [
    name,
    name,
  ]),
);

export type TestApi = {
  readonly app: FastifyInstance;
  readonly logs: string[];
  send(options: InjectOptions): Promise<{ status: number; envelope: Envelope }>;
  /** A JSON call on behalf of the site. */
  call(path: string, model?: object): Promise<{ status: number; envelope: Envelope }>;
  close(): Promise<void>;
};

/** The real API over a database of its own. */
export async function startTestApi(serverUrl: string): Promise<TestApi> {
  const target = await createTestDatabase(serverUrl);
  const logs: string[] = [];
  const app = await buildApi({
    siteAccessToken: testToken,
    bodyLimitBytes: 1_048_576,
    trustedProxies: [],
    logger: pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) }),
    isReady: () => isDatabaseReady(target.database),
    content: contentFiles({ folder: 'content', placeholders }),
    lists: referenceLists(target.database),
  });
  const send = async (options: InjectOptions) => {
    const reply = await app.inject(options);
    return { status: reply.statusCode, envelope: reply.json<Envelope>() };
  };
  return {
    app,
    logs,
    send,
    call: (path, model = {}) =>
      send({ method: 'POST', url: path, headers: { authorization: `Bearer ${testToken}` }, payload: model }),
    async close() {
      await app.close();
      await target.drop();
    },
  };
}
