import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Options } from '#connectors/s3/index.ts';

export type S3Server = { readonly options: S3Options; stop(): Promise<void> };

/** A store that speaks S3 and checks signatures, on this machine and in a folder of its own. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const bucket = 'belgeler';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    // The one account that the server knows.
    options: {
      url: `http://127.0.0.1:${port}`,
      bucket,
      region: 'eu-1',
      key: 'S3RVER',
      secret: 'S3RVER',
      timeoutMs: 5_000,
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
