import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DeliverWebhook, WebhookInbox, WebhookMessage } from '#ports/webhook-inbox.ts';

const lookMs = 5;

/** Messages for connectors that are tried without a database, in memory. */
export function memoryInbox(publicUrl: string): WebhookInbox & { readonly deliver: DeliverWebhook } {
  const tickets = new Map<string, WebhookMessage[]>();
  return {
    expect: async (code) => {
      const key = `${code}/${randomUUID()}`;
      const messages: WebhookMessage[] = [];
      tickets.set(key, messages);
      return {
        address: `${publicUrl}/${key}`,
        async next(signal) {
          for (;;) {
            const message = messages.shift();
            if (message) return message;
            await pause(lookMs, undefined, { signal });
          }
        },
        close: () => void tickets.delete(key),
      };
    },
    deliver: async ({ code, ticket }, message) => void tickets.get(`${code}/${ticket}`)?.push(message),
  };
}
