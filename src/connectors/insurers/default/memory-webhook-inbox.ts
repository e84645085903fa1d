import type { WebhookInbox } from '#ports/webhook-inbox.ts';

type Waiter = (message: unknown) => void;

const mostKeptKeys = 1000;
const mostKeptPerKey = 8;

/** Messages in this process's memory. Anybody may write to a public address, so little is kept and the oldest goes first. */
export class MemoryWebhookInbox implements WebhookInbox {
  readonly #publicUrl: string;
  readonly #kept = new Map<string, unknown[]>();
  readonly #waiters = new Map<string, Waiter[]>();

  /** The address below which messages come in as POST <publicUrl>/<code>/<ticket>. */
  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl.replace(/\/$/, '');
  }

  callbackUrl(code: string): string {
    return `${this.#publicUrl}/${encodeURIComponent(code)}`;
  }

  /** The key is '<code>/<ticket>'; the connectors expect { headers, body } with the body's text untouched. */
  deliver(key: string, message: unknown): void {
    const [first, ...others] = this.#waiters.get(key) ?? [];
    if (first) {
      if (others.length > 0) this.#waiters.set(key, others);
      else this.#waiters.delete(key);
      first(message);
      return;
    }
    const kept = [...(this.#kept.get(key) ?? []), message].slice(-mostKeptPerKey);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKeptKeys && oldest !== undefined) this.#kept.delete(oldest);
  }

  async waitFor(key: string, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted();
    const [message, ...others] = this.#kept.get(key) ?? [];
    if (message !== undefined) {
      if (others.length > 0) this.#kept.set(key, others);
      else this.#kept.delete(key);
      return message;
    }
    return this.#next(key, signal);
  }

  #next(key: string, signal: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        const left = (this.#waiters.get(key) ?? []).filter((waiter) => waiter !== take);
        if (left.length > 0) this.#waiters.set(key, left);
        else this.#waiters.delete(key);
        reject(signal.reason);
      };
      const take = (message: unknown): void => {
        signal.removeEventListener('abort', leave);
        resolve(message);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiters.set(key, [...(this.#waiters.get(key) ?? []), take]);
    });
  }
}
