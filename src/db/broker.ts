import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Broker, KeptTable, MessageBell, TableBell } from '#ports/broker.ts';

const channel = 'karsila_events';
const waiting = 'w';
const messageFor = (ticket: string) => `m${ticket}`;
const changeOf = (table: KeptTable) => `t${table}`;
const reconnectMs = 500;
const connectMs = 10_000;
/** A connection that says nothing any more is found within the two together. */
const usualPace = { beatEveryMs: 10_000, patienceMs: 5_000 };
/** After events were sent, those that follow are gathered for so long; the first after a rest goes out at once. */
const gatherMs = 5;
/** A notification holds eight thousand bytes. */
const mostPerNotification = 200;

type Listeners = Set<() => void>;
/** Lost settles when the connection ends. */
type Connection = { readonly lost: Promise<void> };

/**
 * Events over one connection of its own. Listeners in this process are called at once, those in others through the
 * database, many events in one statement: a notification inside each change would make all commits wait for each other.
 * After a lost connection everybody is called, for some events may be missed.
 */
export class DatabaseBroker implements Broker, MessageBell, TableBell {
  readonly #url: string;
  readonly #pace: typeof usualPace;
  readonly #self = randomUUID().slice(0, 8);
  readonly #listeners = new Map<string, Listeners>();
  readonly #unsent = new Set<string>();
  readonly #stopping = new AbortController();
  #client: Client | undefined;
  #sending = false;
  #running: Promise<void> = Promise.resolve();

  constructor(url: string, pace = usualPace) {
    this.#url = url;
    this.#pace = pace;
  }

  /** Resolves once events arrive. */
  async start(): Promise<void> {
    this.#running = this.#stayConnected(await this.#connect());
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  quotationChanged(id: string): void {
    this.#publish(id);
  }

  rowsWait(): void {
    this.#publish(waiting);
  }

  messageCame(ticket: string): void {
    this.#publish(messageFor(ticket));
  }

  tableChanged(table: KeptTable): void {
    this.#publish(changeOf(table));
  }

  onQuotation(id: string, listener: () => void): () => void {
    return this.#listen(id, listener);
  }

  onRowsWaiting(listener: () => void): () => void {
    return this.#listen(waiting, listener);
  }

  onMessage(ticket: string, listener: () => void): () => void {
    return this.#listen(messageFor(ticket), listener);
  }

  onTable(table: KeptTable, listener: () => void): () => void {
    return this.#listen(changeOf(table), listener);
  }

  #listen(event: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(event) === listeners) this.#listeners.delete(event);
    };
  }

  #publish(event: string): void {
    this.#tell(event);
    this.#unsent.add(event);
    if (!this.#sending) void this.#send();
  }

  async #send(): Promise<void> {
    this.#sending = true;
    while (this.#unsent.size > 0 && this.#client) {
      const sent = [...this.#unsent].slice(0, mostPerNotification);
      for (const event of sent) this.#unsent.delete(event);
      try {
        const values = [channel, `${this.#self}:${sent.join(',')}`];
        await this.#client.query({ name: 'events', text: 'select pg_notify($1, $2)', values });
        if (this.#unsent.size < mostPerNotification) await pause(gatherMs);
      } catch {
        // Told once the connection is there again; meanwhile others look by themselves.
        for (const event of sent) this.#unsent.add(event);
        break;
      }
    }
    this.#sending = false;
  }

  async #connect(): Promise<Connection> {
    const socket = new Socket();
    // Also one that is just being opened: nobody else would end it, and a silent server does not either.
    const leave = () => socket.destroy();
    this.#stopping.signal.addEventListener('abort', leave, { once: true });
    socket.once('close', () => this.#stopping.signal.removeEventListener('abort', leave));
    const client = new Client({
      stream: () => socket,
      connectionString: this.#url,
      application_name: 'karsila-events',
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: this.#pace.patienceMs,
    });
    const lost = new Promise<void>((resolve) => {
      client.once('end', resolve);
      client.on('error', () => resolve());
    });
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      leave();
      throw error;
    }
    this.#endWhenSilent(client, socket);
    this.#client = client;
    if (this.#unsent.size > 0 && !this.#sending) void this.#send();
    return { lost };
  }

  /** A network that drops a connection tells nobody: it is asked for a word now and then, and given up without one. */
  #endWhenSilent(client: Client, socket: Socket): void {
    const beat = () => client.query('select 1').catch(() => socket.destroy());
    const timer = setInterval(beat, this.#pace.beatEveryMs);
    socket.once('close', () => clearInterval(timer));
  }

  async #stayConnected({ lost }: Connection): Promise<void> {
    const { signal } = this.#stopping;
    await lost;
    while (!signal.aborted) {
      try {
        const next = await this.#connect();
        this.#tellAll();
        await next.lost;
      } catch {
        await pause(reconnectMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  #hear(payload: string): void {
    const [sender, events = ''] = payload.split(':');
    if (sender === this.#self) return;
    for (const event of events.split(',')) this.#tell(event);
  }

  #tell(event: string): void {
    for (const listener of this.#listeners.get(event) ?? []) listener();
  }

  #tellAll(): void {
    for (const listeners of this.#listeners.values()) {
      for (const listener of listeners) listener();
    }
  }
}
