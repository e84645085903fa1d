import { between, pick } from '#sandbox/seeded.ts';
import type { Random } from './vocabulary.ts';

type Frame = { readonly first: number; readonly text: string; readonly masked?: boolean; readonly length?: number };

/** A WebSocket frame as clients send it; first holds its flags and opcode. */
function frame({ first, text, masked = true, length = text.length }: Frame): Buffer {
  const flag = masked ? 0x80 : 0;
  const size =
    length < 126 ? Buffer.from([flag | length]) : Buffer.from([flag | 127, 0, 0, 0, 0, ...lengthBytes(length)]);
  const mask = masked ? Buffer.alloc(4) : Buffer.alloc(0);
  return Buffer.concat([Buffer.from([first]), size, mask, Buffer.from(text, 'latin1')]);
}

function lengthBytes(length: number): readonly number[] {
  return [(length >>> 24) & 255, (length >>> 16) & 255, (length >>> 8) & 255, length & 255];
}

const frames: readonly [(random: Random) => Buffer, ...((random: Random) => Buffer)[]] = [
  () => frame({ first: 0x81, text: 'hello' }),
  () => frame({ first: 0x81, text: 'unmasked', masked: false }),
  () => frame({ first: 0x81, text: '\xff\xfe\xfd' }),
  () => frame({ first: 0x81, text: 'x'.repeat(5_000) }),
  () => frame({ first: 0x82, text: 'x', length: 4_000_000_000 }),
  () => frame({ first: 0xf1, text: 'reserved bits' }),
  () => frame({ first: 0x80, text: 'continues nothing' }),
  () => frame({ first: 0x01, text: 'never ends' }),
  () => frame({ first: 0x89, text: 'ping' }),
  () => frame({ first: 0x89, text: 'x'.repeat(126) }),
  () => frame({ first: 0x8a, text: 'pong nobody asked for' }),
  () => frame({ first: 0x88, text: '\x03\xe8' }),
  () => frame({ first: 0x88, text: '\x00\x01' }),
  () => frame({ first: 0x88, text: 'x' }),
  (random) => frame({ first: 0x80 | between(random, 3, 7), text: 'no such kind' }),
  (random) => Buffer.from(Array.from({ length: between(random, 1, 200) }, () => between(random, 0, 255))),
];

export const someFrames = (random: Random): readonly Buffer[] =>
  Array.from({ length: between(random, 0, 4) }, () => pick(random, frames)(random));
