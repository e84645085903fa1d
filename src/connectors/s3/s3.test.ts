import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { describeFileContents } from '#ports/conformance/file-contents.ts';
import { ContentsAway } from '#ports/file-contents.ts';
import { type S3Server, startS3Server } from '#testing/s3-server.ts';
import { s3Contents } from './index.ts';

describeFileContents('S3', async () => {
  const server = await startS3Server();
  return { contents: s3Contents(server.options), stop: () => server.stop() };
});

describe('a store that refuses', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.stop());

  test.each([
    ['another secret', { secret: 'yanlis' }],
    ['another key', { key: 'yanlis' }],
    ['a bucket that is not there', { bucket: 'olmayan' }],
  ])('%s is no empty store: nothing is put, read or removed', async (_name, wrong) => {
    const contents = s3Contents({ ...server.options, ...wrong });
    await expect(contents.put('files/a', Buffer.from('x'))).rejects.toThrow(ContentsAway);
    await expect(contents.get('files/a')).rejects.toThrow(ContentsAway);
    await expect(contents.remove('files/a')).rejects.toThrow(ContentsAway);
  });

  test('what is put lies in the bucket under its key', async () => {
    await s3Contents(server.options).put('files/b', Buffer.from('x'));
    const reply = await fetch(`${server.options.url}/${server.options.bucket}/files/b`);
    expect([reply.status, await reply.text()]).toEqual([200, 'x']);
  });
});

describe('a store that stumbles', () => {
  let server: Server | undefined;
  afterEach(async () => {
    server?.closeAllConnections();
    server?.close();
  });
  async function listening(listener: RequestListener, timeoutMs = 2_000) {
    server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const account = { bucket: 'b', region: 'r', key: 'k', secret: 's' };
    return s3Contents({ url: `http://127.0.0.1:${port}`, ...account, timeoutMs });
  }

  test('is asked again, and no more than three times', async () => {
    let asked = 0;
    const contents = await listening((request, response) => {
      asked += 1;
      request.resume().on('end', () => response.writeHead(asked < 3 ? 503 : 200).end());
    });
    await contents.put('files/a', Buffer.from('x'));
    expect(asked).toBe(3);
    asked = -10;
    await expect(contents.get('files/a')).rejects.toThrow(ContentsAway);
    expect(asked).toBe(-7);
  });

  test('and is not asked again where it refuses', async () => {
    let asked = 0;
    const contents = await listening((_request, response) => {
      asked += 1;
      response.writeHead(403).end();
    });
    await expect(contents.remove('files/a')).rejects.toThrow(ContentsAway);
    expect(asked).toBe(1);
  });

  test('or says nothing is away after its time', async () => {
    const contents = await listening(() => undefined, 100);
    await expect(contents.get('files/a')).rejects.toThrow(ContentsAway);
  });

  test('or breaks off in the middle of a content gives nothing of it', async () => {
    const contents = await listening((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(contents.get('files/a')).rejects.toThrow(ContentsAway);
  });
});
