import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedServer } from '#db/embedded/server.ts';
import { startOtherPostgres } from './other-postgres.ts';
import { sealAsSandbox } from './sandbox-ring.ts';
import { createTemplate } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    embeddedUrl: string;
    otherUrl: string;
  }
}

/** Two database servers for the whole run: the embedded one, and one reached as DATABASE_URL is. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  sealAsSandbox();
  const folder = mkdtempSync(join(tmpdir(), 'karsila-test-'));
  chmodSync(folder, 0o755);
  const [embedded, other] = await Promise.all([
    startEmbeddedServer(join(folder, 'embedded')),
    startOtherPostgres(join(folder, 'other')),
  ]);
  await Promise.all([createTemplate(embedded.url), createTemplate(other.url)]);
  project.provide('embeddedUrl', embedded.url);
  project.provide('otherUrl', other.url);
  return async () => {
    await Promise.all([embedded.stop(), other.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
}
