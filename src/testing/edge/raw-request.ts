import { setTimeout as pause } from 'node:timers/promises';
import { openLine, statusOf } from './carry-out.ts';

export type RawReply = {
  readonly status: number | undefined;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** Whether the other side hung up. */
  readonly closed: boolean;
};

function read(text: string, closed: boolean): RawReply {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const lines = head.split('\r\n').slice(1);
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: statusOf(text), headers, body: rest.join('\r\n\r\n'), closed };
}

/** Sends bytes and hears until the other side hangs up or has said what can be read at once. */
export async function rawRequest(port: number, text: string, patienceMs = 4_000): Promise<RawReply> {
  const line = openLine(port);
  line.socket.write(Buffer.from(text, 'latin1'));
  for (let waited = 0; waited < patienceMs && line.text === '' && !line.closed; waited += 10) await pause(10);
  // What was said in one breath has been heard after the next.
  await pause(50);
  line.socket.destroy();
  return read(line.text, line.closed);
}
