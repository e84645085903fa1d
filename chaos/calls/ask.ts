import { randomUUID } from 'node:crypto';
import { type Encoding, formOf, jsonOf } from './encode.ts';
import { mutate, pick } from './mutate.ts';
import type { Model, Question } from './questions.ts';

/** Somebody who asks: a stranger, or a visitor with a quotation, an order and perhaps a session. */
export type Asker = {
  readonly visitor: string;
  readonly session: string | undefined;
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

const types = { json: 'application/json', form: 'application/x-www-form-urlencoded', query: undefined } as const;

/** The next mutated call of an asker; everything about it follows from the random numbers but fresh visitor ids. */
export function nextAsked(
  random: Random,
  { question, asker, siteToken }: { readonly question: Question; readonly asker: Asker; readonly siteToken: string },
): Asked {
  const model = { ...mutate(random, ownValues(random, question.example, asker)) };
  const named = 'visitor' in model || random() < 0.03 ? model : { ...model, visitor: asker.visitor };
  const encoding = encodingOf(random, question);
  const form = encoding === 'json' ? '' : formOf(named, random() < 0.5);
  const token = random() < 0.03 ? pick(random, ['', 'x', randomUUID()]) : (asker.session ?? siteToken);
  const type = types[encoding];
  return {
    method: question.method,
    url: encoding === 'query' ? `${question.path}?${form.slice(0, longestQuery)}` : question.path,
    headers: {
      authorization: `Bearer ${token}`,
      'x-site-token': siteToken,
      'x-visitor-address': someAddress(random),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    body: encoding === 'json' ? jsonOf(named) : encoding === 'form' ? form : undefined,
  };
}

/** The same for the site's proxy, which takes JSON alone and says itself who asks. */
export function nextProxied(random: Random, { question, asker }: { question: Question; asker: Asker }): Asked {
  const changed = mutate(random, ownValues(random, question.example, asker));
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
