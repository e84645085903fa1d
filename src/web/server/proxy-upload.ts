import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallContract } from '#contracts/call.ts';
import { calls, findCall } from '#contracts/index.ts';
import type { OutcomeName } from '#contracts/outcomes.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { uploadReplies } from '#messages/upload.ts';

/** A file's body is not read here but handed on as it comes. */
export function takeUploads(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
}

/** The body of an upload, where the request is one. */
export function uploadBodyOf({ body }: FastifyRequest): Readable | undefined {
  return body instanceof Readable ? body : undefined;
}

/** How other calls are written says nothing of a file. */
const unheard = z.string().max(5).optional();
const querySchema = z.strictObject({ endpoint: z.string().min(1).max(200), isJson: unheard, isEnc: unheard });

type Plan =
  | { readonly refused: OutcomeName; readonly messages?: readonly string[] }
  | { readonly contract: CallContract; readonly contentType: string; readonly contentLength: string | undefined };

/** Decides where an upload goes: only to a call of the contract table that takes files, and only what is not too large. */
export function planUpload({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Plan {
  const parsed = querySchema.safeParse(query);
  const id = parsed.success ? findCall(parsed.data.endpoint) : undefined;
  if (!id) return { refused: parsed.success ? 'unknownCall' : 'validation' };
  const contract: CallContract = calls[id];
  if (contract.encoding !== 'multipart') return { refused: 'unsupportedBody' };
  const { 'content-type': contentType = '', 'content-length': contentLength } = headers;
  if (Number(contentLength ?? 0) > uploadLimits.bodyBytes) {
    return { refused: 'bodyTooLarge', messages: [uploadReplies.tooLarge] };
  }
  return { contract, contentType, contentLength };
}
