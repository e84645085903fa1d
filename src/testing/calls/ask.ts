import { randomUUID } from 'node:crypto';
import { calls, findCall } from '#contracts/index.ts';
import { type Encoding, formOf, jsonOf } from './encode.ts';
import { pick } from './mutate.ts';
import type { Model, Question } from './questions.ts';
import type { Variation } from './variations.ts';

/** Somebody who asks: a stranger, or a visitor with a quotation and an order; and a member's session. */
export type Asker = {
  readonly visitor: string;
  readonly session: string;
  /** Values of this visitor by the names they have on the wire. */
  readonly known: Model;
};

/** One call as it goes over the wire. */
export type Asked = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

type Random = () => number;

/** Node answers longer request lines by itself, before anybody could. */
const longestQuery = 6_000;

const ownValues = (random: Random, example: Model, { known }: Asker): Model =>
  Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, name in known && random() < 0.9 ? known[name] : value]),
  );

const someAddress = (random: Random) =>
  `${1 + Math.floor(random() * 220)}.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`;

function encodingOf(random: Random, { method }: Question): Encoding {
  return method === 'GET' ? 'query' : pick(random, ['json', 'json', 'form'] as const);
}

type Asking = { readonly variation: Variation; readonly asker: Asker; readonly siteToken: string };

/** Mostly the token that opens the call, so that more is seen than refusals at the door. */
function tokenOf(random: Random, { variation, asker, siteToken }: Asking): string {
  const id = findCall(variation.question.path);
  const audience = id && calls[id].audience;
  const wrong = random();
  if (wrong < 0.03) return pick(random, ['', 'x', randomUUID()]);
  if (wrong < 0.1) return random() < 0.5 ? asker.session : siteToken;
  if (audience === 'session') return asker.session;
  return audience === 'any' && random() < 0.5 ? asker.session : siteToken;
}

const types = { json: 'application/json', form: 'application/x-www-form-urlencoded', query: undefined } as const;

/** A call of an asker; everything about it follows from the random numbers but fresh visitor ids. */
export function askApi(random: Random, asking: Asking): Asked {
  const { asker, siteToken } = asking;
  const { question, vary } = asking.variation;
  const model = vary(random, ownValues(random, question.example, asker));
  const named = 'visitor' in model || random() < 0.03 ? model : { ...model, visitor: asker.visitor };
  const encoding = encodingOf(random, question);
  const form = encoding === 'json' ? '' : formOf(named, random() < 0.5);
  const type = types[encoding];
  return {
    method: question.method,
    url: encoding === 'query' ? `${question.path}?${form.slice(0, longestQuery)}` : question.path,
    headers: {
      authorization: `Bearer ${tokenOf(random, asking)}`,
      'x-site-token': siteToken,
      'x-visitor-address': someAddress(random),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    body: encoding === 'json' ? jsonOf(named) : encoding === 'form' ? form : undefined,
  };
}

/** The same for the site's proxy, which takes JSON alone and says itself who asks. */
export function askProxy(random: Random, { question, vary }: Variation): Asked {
  const changed = vary(random, question.example);
  const model = question.method === 'GET' ? { method: 'GET', ...changed } : changed;
  const query = new URLSearchParams({ endpoint: question.path });
  for (const flag of ['isJson', 'isEnc']) if (random() < 0.5) query.set(flag, pick(random, ['0', '1', 'true']));
  if (random() < 0.05) query.set('baseurl', pick(random, ['2', '3', '4', '']));
  return {
    method: 'POST',
    url: `/api/proxy?${query}`,
    headers: { 'content-type': 'application/json' },
    body: jsonOf(model),
  };
}
