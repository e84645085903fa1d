import { type Dispatcher, errors, type Pool } from 'undici';
import type { WireReply } from './transport.ts';

type Asked = Pick<Dispatcher.DispatchOptions, 'method' | 'path' | 'headers' | 'body'>;

/** One request and its reply, gathered as it comes: no stream is made of what is read at once. */
export function exchange(pool: Pool, asked: Asked, signal: AbortSignal): Promise<WireReply> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const parts: Buffer[] = [];
    let status = 0;
    let underway: Dispatcher.DispatchController | undefined;
    const end = (): void => {
      reject(signal.reason);
      underway?.abort(new errors.RequestAbortedError());
    };
    signal.addEventListener('abort', end, { once: true });
    pool.dispatch(asked, {
      onRequestStart(controller) {
        underway = controller;
        if (signal.aborted) controller.abort(new errors.RequestAbortedError());
      },
      onResponseStart(_controller, statusCode) {
        status = statusCode;
      },
      onResponseData(_controller, part) {
        parts.push(part);
      },
      onResponseEnd() {
        signal.removeEventListener('abort', end);
        resolve({ status, body: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts) });
      },
      onResponseError(_controller, error) {
        signal.removeEventListener('abort', end);
        reject(error);
      },
    });
  });
}
