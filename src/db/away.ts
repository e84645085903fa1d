/** A connection is there, or was, and nobody speaks on it. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The database does not answer');
  }
}

/** A server that stops, starts or recovers: PostgreSQL's own codes, and nobody behind the address. */
const codes: ReadonlySet<unknown> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);

/** What the driver says without a code. */
const sentences =
  /^(?:Connection terminated|timeout (?:expired|exceeded when trying to connect)|Client has encountered a connection error|Query read timeout)/;

/** Whether something failed because the database is away for now, and not because of what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return codes.has(code) || sentences.test(error.message) || isDatabaseAway(error.cause);
}
