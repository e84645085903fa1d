import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import type { WatchedDoor } from './watched-door.ts';

export const fastest = '901';
/** Long enough for the page to stand there and wait. */
const fastestMs = 2_500;
export const slowestMs = 3_500;
/** Insurers are not asked at the very same moment: without it another would now and then be seen first. */
const leadMs = 150;

export async function insurersOf(sandbox: string): Promise<readonly string[]> {
  const reply = await fetch(`${sandbox}/insurers`, { headers: { accept: 'application/json' } });
  return ((await reply.json()) as readonly { code: string }[]).map(({ code }) => code);
}

/** Where the product finds its insurers: the watched one behind the door, all others without a stop on the way. */
export function addressesOf(codes: readonly string[], sandbox: string, door: WatchedDoor): string {
  const accessTo = (code: string) => {
    const house = code === fastest ? `http://127.0.0.1:${door.port}` : sandbox;
    return [code, { url: `${house}/insurers/${code}`, ...demoCredentials(code) }] as const;
  };
  return JSON.stringify(Object.fromEntries(codes.map(accessTo)));
}

export async function slowDown(sandbox: string, codes: readonly string[]): Promise<void> {
  for (const [index, code] of codes.entries()) {
    // One after another, so that answers of other quotations come at every moment.
    const laterMs = fastestMs + leadMs + Math.round(((slowestMs - fastestMs - leadMs) * index) / codes.length);
    const body = JSON.stringify({ mode: 'ok', latencyMs: code === fastest ? fastestMs : laterMs });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${sandbox}/insurers/${code}/behaviour`, { method: 'PUT', headers, body });
  }
}
