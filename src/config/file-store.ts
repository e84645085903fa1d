import type { Environment } from './environment.ts';

export type FileStoreConfig = {
  readonly url: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
  readonly timeoutMs: number;
};

const names = ['FILES_S3_URL', 'FILES_S3_BUCKET', 'FILES_S3_REGION', 'FILES_S3_KEY', 'FILES_S3_SECRET'] as const;

/** Half a store would keep nothing. */
export function fileStoreProblems(env: Environment): string[] {
  const missing = names.filter((name) => env[name] === undefined);
  const isBegun = missing.length < names.length;
  return isBegun ? missing.map((name) => `${name}: a store of files is whole or absent`) : [];
}

/** Undefined where none is named. */
export function fileStoreOf(env: Environment): FileStoreConfig | undefined {
  const { FILES_S3_URL, FILES_S3_BUCKET: bucket, FILES_S3_REGION: region, FILES_S3_KEY: key } = env;
  const { FILES_S3_SECRET: secret, FILES_S3_TIMEOUT_MS: timeoutMs } = env;
  if (!FILES_S3_URL || !bucket || !region || !key || !secret) return undefined;
  return { url: FILES_S3_URL.replace(/\/+$/, ''), bucket, region, key, secret, timeoutMs };
}
