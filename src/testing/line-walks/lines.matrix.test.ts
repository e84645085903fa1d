import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type WalkedRow, walkStages } from './stages.ts';
import { walkLines } from './walk-lines.ts';
import { walkedLines } from './walked-lines.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What npm run matrix lines prints of a test. */
    lineWalk?: { readonly line: string; readonly stage: string; readonly said: string };
  }
}

const longest = 240_000;
let api: TestApi;
let walked: ReadonlyMap<string, WalkedRow>;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true, trustedProxies: ['127.0.0.1'] });
  walked = await walkLines(api, walkedLines);
}, longest);
afterAll(() => api.close());

describe.each(walkedLines)('[L-08] $name, over the wire', ({ name }) => {
  test.for(walkStages)('%s', (stage, { task }) => {
    const cell = walked.get(name)?.cell(stage);
    // Also of a cell that failed, so that it stands in the table.
    task.meta.lineWalk = { line: name, stage, said: cell?.kind === 'done' ? cell.said : '' };
    if (cell?.kind !== 'done') throw cell?.error ?? new Error(`${name} was not walked`);
  });
});
