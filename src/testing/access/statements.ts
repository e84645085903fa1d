import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

type Query = (...given: readonly unknown[]) => unknown;

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return String((statement as { readonly text?: string }).text);
}

/** Sees the statements of one piece of work, and not those that are made beside it on the same pool. */
export function watchStatements(pool: Pool) {
  const made = new AsyncLocalStorage<string[]>();
  const note = (statement: unknown) => void made.getStore()?.push(textOf(statement));
  const [query, connect] = [pool.query.bind(pool) as Query, pool.connect.bind(pool) as Query];

  const watched = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...given: readonly unknown[]) => {
          if (name === 'query') note(given[0]);
          return (value as Query).apply(target, [...given]);
        };
      },
    });

  Object.assign(pool, {
    query(...given: readonly unknown[]) {
      note(given[0]);
      return query(...given);
    },
    // The pool's own statements take their connection with a callback, and are noted already.
    connect: (...given: readonly unknown[]) =>
      given.length > 0 ? connect(...given) : (connect() as Promise<PoolClient>).then(watched),
  });

  return async function during<Done>(
    work: () => Promise<Done>,
  ): Promise<{ done: Done; statements: readonly string[] }> {
    const statements: string[] = [];
    const done = await made.run(statements, work);
    return { done, statements };
  };
}
export type DuringStatements = ReturnType<typeof watchStatements>;
