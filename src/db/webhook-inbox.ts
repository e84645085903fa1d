import { randomUUID } from 'node:crypto';
import type { MessageBell } from '#ports/broker.ts';
import type { ExpectedMessages, WebhookAddress, WebhookInbox, WebhookMessage } from '#ports/webhook-inbox.ts';
import type { Database } from './database.ts';
import { insurerMessageRepository } from './repositories/insurer-messages.ts';

/** The bell is heard at once; this is for what it did not say. */
const usualLookMs = 5_000;

export type InboxOptions = {
  readonly database: Database;
  readonly bell: MessageBell;
  /** The address below which messages come in as POST <publicUrl>/<code>/<ticket>. */
  readonly publicUrl: string;
  readonly onFault: (error: unknown) => void;
  readonly lookMs?: number;
};

type Ticket = { readonly messages: WebhookMessage[]; wake: () => void };

/**
 * Messages in rows: any process takes one in, and the one that waits takes it out. This process keeps in memory only the
 * tickets that it waits for itself.
 */
export class DatabaseWebhookInbox implements WebhookInbox {
  readonly #options: InboxOptions;
  readonly #stored: ReturnType<typeof insurerMessageRepository>;
  readonly #waiting = new Map<string, Ticket>();
  readonly #closing = new Set<Promise<unknown>>();
  #looking: NodeJS.Timeout | undefined;

  constructor(options: InboxOptions) {
    this.#options = options;
    this.#stored = insurerMessageRepository(options.database);
  }

  async expect(code: string, lifeMs: number): Promise<ExpectedMessages> {
    const id = randomUUID();
    await this.#stored.open({ ticket: id, code, lifeMs });
    const ticket: Ticket = { messages: [], wake: () => undefined };
    this.#waiting.set(id, ticket);
    this.#looking ??= setInterval(() => this.#lookAtAll(), this.#options.lookMs ?? usualLookMs).unref();
    const leave = this.#options.bell.onMessage(id, () => void this.#look(id));
    return {
      address: `${this.#options.publicUrl}/${encodeURIComponent(code)}/${id}`,
      next: (signal) => next(ticket, signal),
      close: () => {
        leave();
        this.#close(id);
      },
    };
  }

  async deliver(to: WebhookAddress, message: WebhookMessage): Promise<void> {
    if (!(await this.#stored.isWaitedFor(to))) return;
    if (await this.#stored.keep(to, message)) this.#options.bell.messageCame(to.ticket);
  }

  /** Resolves once everything that was closed is forgotten. */
  async stop(): Promise<void> {
    for (const id of this.#waiting.keys()) this.#close(id);
    await Promise.all(this.#closing);
  }

  async #look(id: string): Promise<void> {
    try {
      const came = await this.#stored.take(id);
      const ticket = this.#waiting.get(id);
      ticket?.messages.push(...came);
      if (came.length > 0) ticket?.wake();
    } catch (error) {
      // Looked for again soon, and who waits may ask the insurer.
      this.#options.onFault(error);
    }
  }

  #lookAtAll(): void {
    for (const id of this.#waiting.keys()) void this.#look(id);
  }

  #close(id: string): void {
    if (!this.#waiting.delete(id)) return;
    if (this.#waiting.size === 0) {
      clearInterval(this.#looking);
      this.#looking = undefined;
    }
    // What is not forgotten now runs out and is swept.
    const closing = this.#stored.close(id).catch(this.#options.onFault);
    this.#closing.add(closing);
    void closing.then(() => this.#closing.delete(closing));
  }
}

async function next(ticket: Ticket, signal: AbortSignal): Promise<WebhookMessage> {
  for (;;) {
    signal.throwIfAborted();
    const message = ticket.messages.shift();
    if (message) return message;
    await new Promise<void>((resolve) => {
      ticket.wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}
