import { expect, vi } from 'vitest';
import type { TestApi } from './api-client.ts';

/** Its worker writes once more when it lets an order go, and would undo what a test writes into the row meanwhile. */
export async function untilLetGo({ database }: Pick<TestApi, 'database'>, reference: string): Promise<void> {
  const held = 'select from orders where reference = $1 and taken_by is not null';
  await vi.waitFor(async () => expect((await database.$client.query(held, [reference])).rowCount).toBe(0), {
    timeout: 15_000,
    interval: 20,
  });
}
