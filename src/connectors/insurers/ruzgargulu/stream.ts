import { WebSocket } from 'ws';
import type { Failed } from '#ports/insurer.ts';
import { failed, failedByStatus } from '../default/failed.ts';
import { failureOf, largestReply } from '../default/transport.ts';

export type Stream = {
  /** Undefined once the line stands. */
  readonly opened: Promise<Failed | undefined>;
  /** The first message, or why there will be none. */
  readonly message: Promise<string | Failed>;
  close(): void;
};

function failureOfSocket(error: Error, signal: AbortSignal): Failed {
  const { code } = error as NodeJS.ErrnoException;
  return !signal.aborted && code?.startsWith('WS_ERR') ? failed('unreadable') : failureOf(error, signal);
}

/** One socket for one message. Never throws and never rejects. */
export function openSocket(
  address: string,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Stream {
  const opened = Promise.withResolvers<Failed | undefined>();
  const message = Promise.withResolvers<string | Failed>();
  const socket = new WebSocket(address, { headers, maxPayload: largestReply, perMessageDeflate: false });
  const close = (): void => socket.terminate();
  const end = (failure: Failed): void => {
    opened.resolve(failure);
    message.resolve(failure);
  };
  socket.on('open', () => opened.resolve(undefined));
  socket.on('message', (data) => message.resolve(data.toString()));
  socket.on('close', () => end(failureOf(undefined, signal)));
  socket.on('error', (error) => end(failureOfSocket(error, signal)));
  socket.on('unexpected-response', (request, response) => {
    end(failedByStatus(response.statusCode ?? 0) ?? failed('unreadable'));
    request.destroy();
  });
  if (signal.aborted) close();
  else signal.addEventListener('abort', close, { once: true });
  return {
    opened: opened.promise,
    message: message.promise,
    close: () => {
      signal.removeEventListener('abort', close);
      close();
    },
  };
}
