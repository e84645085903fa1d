import { between, pick } from '#sandbox/seeded.ts';
import { someBody } from './bodies.ts';
import { someFrames } from './frames.ts';
import type { Door, Plan } from './plan.ts';
import {
  livePaths,
  methods,
  plainTargets,
  type Random,
  someHeaders,
  someUpgrade,
  strangeHosts,
  strangeMethods,
  strangeTarget,
  strangeVersions,
  validUpgrade,
} from './vocabulary.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const head = (line: string, headers: readonly string[]) => `${[line, ...headers].join('\r\n')}\r\n\r\n`;

/** What the site gave to a browser like any other, and the name it goes by. */
export type Visit = { readonly host: string; readonly cookie: string };

type Draw = { readonly random: Random; readonly door: Door; readonly visit: Visit };

type Sketch = Pick<Plan, 'kind' | 'owed'> & { readonly text: string; readonly afterwards?: readonly Buffer[] };

function strangeLine({ random, visit }: Draw): Sketch {
  const method = random() < 0.2 ? pick(random, strangeMethods) : pick(random, methods);
  const version = random() < 0.2 ? pick(random, strangeVersions) : 'HTTP/1.1';
  const host = random() < 0.3 ? pick(random, strangeHosts) : [`Host: ${visit.host}`];
  const line = `${method} ${strangeTarget(random)} ${version}`;
  return { kind: 'strange line', owed: false, text: head(line, [...host, ...someHeaders(random)]) };
}

function strangeHeads({ random, visit }: Draw): Sketch {
  const host = random() < 0.3 ? pick(random, strangeHosts) : [`Host: ${visit.host}`];
  const line = `${pick(random, methods)} ${pick(random, plainTargets)} HTTP/1.1`;
  return { kind: 'strange headers', owed: false, text: head(line, [...host, ...someHeaders(random)]) };
}

function strangeBody({ random, visit }: Draw): Sketch {
  const body = someBody(random);
  const method = pick(random, ['POST', 'POST', 'POST', 'PUT', 'GET', 'DELETE']);
  const line = `${method} ${pick(random, plainTargets)} HTTP/1.1`;
  const text = head(line, [`Host: ${visit.host}`, ...body.headers]) + body.text;
  return { kind: 'strange body', owed: body.isWhole, text };
}

function plain({ random, visit }: Draw): Sketch {
  const line = `${pick(random, ['GET', 'HEAD'])} ${pick(random, plainTargets)} HTTP/1.1`;
  return { kind: 'plain', owed: true, text: head(line, [`Host: ${visit.host}`, `Cookie: ${visit.cookie}`]) };
}

function pipelined(draw: Draw): Sketch {
  const text = Array.from({ length: between(draw.random, 2, 20) }, () => plain(draw).text).join('');
  return { kind: 'pipelined', owed: true, text };
}

function upgrade({ random, visit }: Draw): Sketch {
  const target = random() < 0.5 ? pick(random, [livePaths.site, livePaths.api]) : pick(random, [...plainTargets, '//']);
  const headers = [`Host: ${visit.host}`, ...someUpgrade(random), ...someHeaders(random)];
  return { kind: 'upgrade', owed: false, text: head(`GET ${target} HTTP/1.1`, headers) };
}

function socket({ random, visit, door }: Draw): Sketch {
  const headers = [`Host: ${visit.host}`, `Cookie: ${visit.cookie}`, ...validUpgrade];
  return {
    kind: 'socket',
    owed: true,
    text: head(`GET ${livePaths[door]} HTTP/1.1`, headers),
    afterwards: someFrames(random),
  };
}

function noise({ random }: Draw): Sketch {
  const text = Array.from({ length: between(random, 1, 2_000) }, () => String.fromCharCode(between(random, 0, 255)));
  return { kind: 'noise', owed: false, text: text.join('') };
}

const sketches = [
  strangeLine,
  strangeHeads,
  strangeBody,
  plain,
  pipelined,
  upgrade,
  upgrade,
  socket,
  socket,
  noise,
] as const;

/** Whole, in slow pieces, or broken off somewhere: before the first byte, in the headers, in the body. */
function inPieces(random: Random, text: string): { pieces: readonly Buffer[]; paceMs: number; isWhole: boolean } {
  const way = random();
  const paceMs = between(random, 0, 40);
  if (way < 0.6) return { pieces: [bytes(text)], paceMs, isWhole: true };
  const cut = between(random, 0, text.length);
  if (way < 0.8) return { pieces: [bytes(text.slice(0, cut))], paceMs, isWhole: false };
  return { pieces: [bytes(text.slice(0, cut)), bytes(text.slice(cut))], paceMs, isWhole: true };
}

/** The next thing a stranger does. */
export function makePlan(random: Random, visit: Visit): Plan {
  const door = pick(random, ['site', 'api'] as const);
  const { kind, owed, text, afterwards = [] } = pick(random, sketches)({ random, door, visit });
  const { pieces, paceMs, isWhole } = inPieces(random, text);
  const end = isWhole
    ? pick(random, ['wait', 'wait', 'wait', 'finish', 'reset'] as const)
    : pick(random, ['finish', 'reset'] as const);
  return { door, kind, pieces, paceMs, afterwards, end, owed: owed && isWhole && end === 'wait' };
}
