import { failed } from './failed.ts';
import type { Transport, WireReply, WireRequest } from './transport.ts';

/** A transport that gives the next reply of a list and notes what was asked; at its end it hangs. For tests. */
export function scriptedTransport(replies: readonly WireReply[]): { transport: Transport; asked: WireRequest[] } {
  const asked: WireRequest[] = [];
  const left = [...replies];
  const transport: Transport = async (request, signal) => {
    asked.push(request);
    const reply = left.shift();
    if (reply) return reply;
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    return failed('tooSlow');
  };
  return { transport, asked };
}
