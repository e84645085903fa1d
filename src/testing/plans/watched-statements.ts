import type { Client, PoolClient } from 'pg';
import type { Database } from '#db/database.ts';

export type Statement = {
  /** Of one that connections keep prepared. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
};

type Asked = { readonly name?: string; readonly text: string; readonly values?: readonly unknown[] };

const frame = /^\s*(begin|commit|rollback|savepoint|release|set)\b/i;

/** Notes every statement that goes through a pool, as it is sent. */
export function watchStatements({ $client: pool }: Database) {
  const noted: Statement[] = [];
  pool.on('connect', (client: PoolClient | Client) => {
    const send = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    const note = (asked: string | Asked, values: unknown) => {
      const { name, text, values: own }: Asked = typeof asked === 'string' ? { text: asked } : asked;
      if (frame.test(text)) return;
      noted.push({ name, text, values: own ?? (Array.isArray(values) ? values : []) });
    };
    Object.assign(client, {
      query: (...args: readonly unknown[]) => {
        note(args[0] as string | Asked, args[1]);
        return send(...args);
      },
    });
  });
  return {
    /** What was sent while something ran. */
    async during(work: () => Promise<unknown>): Promise<readonly Statement[]> {
      noted.length = 0;
      await work();
      return [...noted];
    },
  };
}
