import { type ChildProcess, spawn } from 'node:child_process';
import type { S3Options } from '#connectors/s3/index.ts';
import { testSecret } from './health-records.ts';

export type KeysRun = {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
};

export type KeysWorld = { readonly databaseUrl: string; readonly store: S3Options };

/** `npm run keys`, as a process of its own beside the product. */
export function runKeys({ databaseUrl, store }: KeysWorld, command: string, DATA_KEYS: string): KeysRun {
  const child = spawn(process.execPath, ['src/commands/keys.ts', command], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_KEYS,
      APP_SECRET: testSecret,
      FILES_S3_URL: store.url,
      FILES_S3_BUCKET: store.bucket,
      FILES_S3_REGION: store.region,
      FILES_S3_KEY: store.key,
      FILES_S3_SECRET: store.secret,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { child, ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, output }))) };
}
