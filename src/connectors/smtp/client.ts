import type { OutgoingMail } from './map-out.ts';

export type SmtpOptions = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (port 465); otherwise the line is upgraded when the server offers it. */
  readonly secure: boolean;
  /** Whether a server that offers no upgrade is refused. */
  readonly requireTls?: boolean;
  readonly user?: string;
  readonly password?: string;
  readonly from: string;
  readonly fromName: string;
  /** Who writes: title, address and register number, under every mail. */
  readonly identityLine: string;
  readonly timeoutMs: number;
};

export type SmtpClient = (mail: OutgoingMail) => Promise<{ readonly messageId: string }>;

async function openTransport({ host, port, secure, requireTls, user, password, timeoutMs }: SmtpOptions) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    pool: true,
    maxConnections: 3,
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

/** Loaded with the first mail: a process that starts has other things to do. */
export function smtpClient(options: SmtpOptions): SmtpClient {
  let transport: ReturnType<typeof openTransport> | undefined;
  return async (mail) => {
    transport ??= openTransport(options);
    return (await transport).sendMail(mail);
  };
}
