import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Heard, Plan } from './plan.ts';

const statusLine = /^HTTP\/1\.1 (\d{3})/;

/** A line to a port, with all that came back. Its errors are what is looked for on the other side, not here. */
export function openLine(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const line = { socket, text: '', closed: false };
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    if (line.text.length < 100_000) line.text += chunk.toString('latin1');
  });
  // Whoever is told that nothing more comes has nothing to add.
  socket.once('end', () => socket.destroy());
  socket.once('close', () => {
    line.closed = true;
  });
  return line;
}

export type Line = ReturnType<typeof openLine>;

export const statusOf = (text: string): number | undefined => {
  const status = statusLine.exec(text)?.[1];
  return status === undefined ? undefined : Number(status);
};

function firstWord(line: Line, patienceMs: number): Promise<void> {
  if (line.text !== '' || line.closed) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    for (const event of ['data', 'close']) {
      line.socket.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
}

function heardOn({ text, closed }: Line, end: Plan['end']): Heard {
  const status = statusOf(text);
  if (status !== undefined) return { kind: 'answered', status };
  if (end === 'reset') return { kind: 'left' };
  return { kind: closed ? 'closed' : 'silent' };
}

/** Does on one line what the plan says, and tells what was heard. */
export async function carryOut(plan: Plan, port: number, patienceMs: number): Promise<Heard> {
  const line = openLine(port);
  const { socket } = line;
  for (const [at, piece] of plan.pieces.entries()) {
    if (at > 0) await pause(plan.paceMs);
    if (socket.destroyed) break;
    socket.write(piece);
  }
  if (plan.end === 'finish') socket.end();
  if (plan.end === 'reset') await pause(plan.paceMs);
  else await firstWord(line, patienceMs);
  for (const piece of plan.afterwards) if (socket.writable) socket.write(piece);
  if (plan.afterwards.length > 0) await pause(plan.paceMs);
  const heard = heardOn(line, plan.end);
  socket.resetAndDestroy();
  return heard;
}
