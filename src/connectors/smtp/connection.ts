import type { OutgoingMail } from './map-out.ts';

export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (port 465); otherwise the line is upgraded when the server offers it. */
  readonly secure: boolean;
  /** Whether a server that offers no upgrade is refused. */
  readonly requireTls?: boolean;
  readonly user?: string;
  readonly password?: string;
  /** How long one step of the conversation may take. */
  readonly timeoutMs: number;
};

export type SentMail = { readonly messageId: string };
/** One mail at a time. When the signal says so, the line is cut in whatever step it is. */
export type SmtpConnection = (mail: OutgoingMail, signal: AbortSignal) => Promise<SentMail>;

async function openTransport({ host, port, secure, requireTls, user, password, timeoutMs }: SmtpServer) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    pool: true,
    maxConnections: 1,
    // A message is tried once; its sender decides about another time.
    maxRequeues: 0,
    host,
    port,
    secure,
    // A password never crosses an open line.
    requireTLS: !secure && (requireTls === true || user !== undefined),
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Opened with the first mail, for a process that starts has other things to do, and kept for the next. */
export function smtpConnection(server: SmtpServer): SmtpConnection {
  let transport: ReturnType<typeof openTransport> | undefined;
  return async (mail, signal) => {
    transport ??= openTransport(server);
    const open = await transport;
    const late = Promise.withResolvers<never>();
    const cut = () => {
      transport = undefined;
      open.close({ force: true });
      late.reject(signal.reason);
    };
    signal.throwIfAborted();
    signal.addEventListener('abort', cut, { once: true });
    try {
      return await Promise.race([open.sendMail(mail), late.promise]);
    } finally {
      signal.removeEventListener('abort', cut);
    }
  };
}
