import { Socket } from 'node:net';
import { Client, type Pool } from 'pg';
import { DatabaseSilent } from './away.ts';

const lookEveryMs = 200;
/** Statements may take long; after so long without a word from the server it is asked whether it is there. */
const quietMs = 500;
/** So long a new connection is waited for. With the time before it, people are told within two seconds. */
const usualPatienceMs = 800;

/** Whether anything is said on a new connection, a refusal too. */
async function speaks(url: string, patienceMs: number): Promise<boolean> {
  const began = Date.now();
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  client.on('error', () => undefined);
  await client.connect().catch(() => undefined);
  const spoke = Date.now() - began < patienceMs;
  void client.end().catch(() => undefined);
  return spoke;
}

/**
 * Cuts the connections of a pool when the server behind them has gone silent: nobody waits for an answer that does not
 * come, and who asks meanwhile is refused at once. A server that refuses by itself needs no guard.
 */
export class SilenceGuard {
  readonly #url: string;
  readonly #patienceMs: number;
  readonly #sockets = new Set<Socket>();
  #silent = false;
  #asking = false;
  #heardBytes = 0;
  #closedBytes = 0;
  #quietSince = Date.now();

  constructor(url: string, patienceMs = usualPatienceMs) {
    this.#url = url;
    this.#patienceMs = patienceMs;
  }

  /** Where the pool has its sockets from. */
  readonly openSocket = (): Socket => {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      this.#closedBytes += socket.bytesRead;
    });
    if (this.#silent) process.nextTick(() => socket.destroy(new DatabaseSilent()));
    return socket;
  };

  watch(pool: Pool): void {
    const timer = setInterval(() => (pool.ending ? clearInterval(timer) : this.#look(pool)), lookEveryMs);
    timer.unref();
  }

  #look(pool: Pool): void {
    const waitsForServer = this.#silent || pool.waitingCount > 0 || pool.totalCount > pool.idleCount;
    if (!waitsForServer || this.#hears()) this.#quietSince = Date.now();
    else if (!this.#asking && Date.now() - this.#quietSince >= quietMs) void this.#ask();
  }

  /** Whether bytes came since the last look. */
  #hears(): boolean {
    const before = this.#heardBytes;
    this.#heardBytes = [...this.#sockets].reduce((sum, { bytesRead }) => sum + bytesRead, this.#closedBytes);
    return this.#heardBytes !== before;
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    const spoke = await speaks(this.#url, this.#patienceMs);
    this.#asking = false;
    // A process that was busy itself finds what has come in the meantime on its other connections.
    this.#silent = !spoke && !this.#hears();
    if (!this.#silent) this.#quietSince = Date.now();
    else for (const socket of this.#sockets) socket.destroy(new DatabaseSilent());
  }
}
