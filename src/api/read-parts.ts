import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { uploadReplies } from '#messages/upload.ts';

export type Parts =
  | {
      readonly kind: 'parts';
      readonly fields: Readonly<Record<string, string>>;
      readonly file: Uint8Array | undefined;
    }
  | {
      readonly kind: 'refused';
      readonly outcome: 'unsupportedBody' | 'malformedBody' | 'bodyTooLarge' | 'validation';
      readonly messages: readonly string[];
    };

/** Reads the parts of a body when a call is ready for them, which is after it knows who sends them. */
export type ReadParts = () => Promise<Parts>;

const refused = (outcome: Extract<Parts, { kind: 'refused' }>['outcome'], message: string): Parts => ({
  kind: 'refused',
  outcome,
  messages: [message],
});

/** One byte more than may be, so that too much is seen; a second file, for the same reason. */
const limits = { fileSize: uploadLimits.fileBytes + 1, files: 2, fields: 10, fieldSize: 4_096, parts: 12 };

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > uploadLimits.fileBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

async function readAll(request: FastifyRequest): Promise<Parts> {
  const fields: Record<string, string> = {};
  let file: Uint8Array | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (typeof part.value !== 'string' || part.valueTruncated)
        return refused('malformedBody', uploadReplies.unreadable);
      fields[part.fieldname] = part.value;
      continue;
    }
    if (file) return refused('validation', uploadReplies.oneFile);
    file = await collect(part.file);
    if (!file) return refused('bodyTooLarge', uploadReplies.tooLarge);
  }
  return { kind: 'parts', fields, file };
}

/** The fields and the one file of a body, in memory; it is never written to a disk. */
export async function readParts(request: FastifyRequest): Promise<Parts> {
  if (!request.isMultipart()) return refused('unsupportedBody', uploadReplies.notMultipart);
  try {
    return await readAll(request);
  } catch {
    return refused('malformedBody', uploadReplies.unreadable);
  }
}

/**
 * Lets the rest of a body arrive before it is answered, since who is still sending does not hear. Far more than may come
 * is not waited for.
 */
export async function leaveParts(body: IncomingMessage): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  await new Promise<void>((resolve) => {
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > 2 * uploadLimits.bodyBytes) end();
    };
    const end = () => {
      body.off('data', onData);
      body.pause();
      resolve();
    };
    body.unpipe();
    body.on('data', onData);
    for (const event of ['end', 'close', 'error']) body.once(event, end);
    body.resume();
  });
}
