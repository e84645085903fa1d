import { addresses } from '#contracts/addresses.ts';
import type { CallRequest, Reply } from './http-layer.ts';
import { readReply } from './read-reply.ts';

const timeoutMs = 180_000;

export type FileSending = {
  /** How much of the file has left the browser, of a hundred. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
};

/** What came back; no reply of ours leaves the words of the status line, if there were any. */
export type FileAnswer = { readonly reply: Reply<'uploadFile'>; readonly statusText: string };

/** A file on its way to the site's own proxy; unlike a fetch it tells how far it is. */
export function sendFile(
  file: Blob,
  fields: CallRequest<'uploadFile'>,
  { onProgress, signal }: FileSending,
): Promise<FileAnswer> {
  const form = new FormData();
  form.set('fileName', fields.fileName);
  form.set('uid', fields.uid);
  form.set('file', file, fields.fileName);
  const query = new URLSearchParams({ endpoint: addresses.uploadFile.path });
  return new Promise((resolve) => {
    const line = new XMLHttpRequest();
    const giveUp = () => line.abort();
    const end = (reply: Reply<'uploadFile'>) => {
      signal.removeEventListener('abort', giveUp);
      resolve({ reply, statusText: line.statusText });
    };
    line.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    line.onload = () => end(readReply(line.responseText) as Reply<'uploadFile'>);
    for (const event of ['error', 'timeout', 'abort'] as const) line.addEventListener(event, () => end(undefined));
    signal.addEventListener('abort', giveUp);
    line.open('POST', `/api/proxy?${query}`);
    line.timeout = timeoutMs;
    if (signal.aborted) end(undefined);
    else line.send(form);
  });
}
