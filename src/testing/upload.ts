import type { Envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { testToken } from './api-client.ts';

/** Files that are what they say, as short as they can be. */
export const pdfFile = Buffer.from('%PDF-1.7\n%%EOF\n');
export const pngFile = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');

export type UploadReply = { readonly status: number; readonly envelope: Envelope; readonly retryAfter: string | null };

/** On behalf of a visitor, as the site's own server speaks. */
export function uploadHeaders(visitor: string): Record<string, string> {
  return { authorization: `Bearer ${testToken}`, 'x-site-token': testToken, 'x-visitor': visitor };
}

async function replyOf(response: Response): Promise<UploadReply> {
  const envelope = (await response.json()) as Envelope;
  return { status: response.status, envelope, retryAfter: response.headers.get('retry-after') };
}

/** A body as it is, over a real line. */
export async function postUpload(
  apiUrl: string,
  visitor: string,
  body: { readonly headers?: Record<string, string>; readonly content: BodyInit },
): Promise<UploadReply> {
  const url = `${apiUrl}${calls.uploadFile.path}`;
  const headers = { ...uploadHeaders(visitor), ...body.headers };
  return replyOf(await fetch(url, { method: 'POST', headers, body: body.content }));
}

export function uploadForm(bytes: Uint8Array, { fileName = 'ruhsat.pdf', uid = 'dosya-1' } = {}): FormData {
  const form = new FormData();
  form.set('fileName', fileName);
  form.set('uid', uid);
  form.set('file', new Blob([new Uint8Array(bytes)]), fileName);
  return form;
}
