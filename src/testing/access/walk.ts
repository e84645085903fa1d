import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallContract } from '#contracts/call.ts';
import { calls } from '#contracts/index.ts';
import { gatherMs } from '#db/repositories/quotations/combining.ts';
import { type TestApi, testToken } from '../api-client.ts';
import { type IdField, idFields } from './id-fields.ts';
import { namedThings, type ThingKind } from './named-things.ts';
import type { Asker, Things } from './people.ts';
import type { DuringStatements } from './statements.ts';

/** A field of a call with one thing of somebody's that it may name. */
export type Case = IdField & {
  readonly title: string;
  readonly kind: ThingKind;
  /** What the field is given of the other's. */
  readonly theirs: readonly string[];
  /** Whether it stands in a list after the asker's own. */
  readonly besideOwn: boolean;
};

export function kindOf({ call, field }: Pick<IdField, 'call' | 'field'>): ThingKind | undefined {
  const named = namedThings[call]?.[field];
  return typeof named === 'string' ? named : undefined;
}

/** A key as good as theirs that names nothing. */
export function unknownLike(key: string): string {
  if (/^[0-9a-f-]{36}$/.test(key)) return randomUUID();
  if (/^[A-Z0-9]{12,20}$/.test(key))
    return [...randomBytes(key.length)].map((byte) => 'ABCDEFGHJKMNPQRSTVWXYZ23456789'[byte % 30]).join('');
  return randomBytes(64).toString('base64url').slice(0, key.length);
}

/** Every field that names something, with everything that the person has of its kind. */
export function casesOf(things: Things): readonly Case[] {
  return idFields.flatMap((idField) => {
    const kind = kindOf(idField);
    if (!kind) return [];
    const theirs = things[kind] ?? [];
    const named = [idField.call, ...Object.values(idField.chosen), idField.field].join(' ');
    if (idField.isList) {
      return [
        { ...idField, kind, theirs: theirs.slice(0, 2), besideOwn: false, title: named },
        { ...idField, kind, theirs: theirs.slice(0, 1), besideOwn: true, title: `${named} beside one's own` },
      ];
    }
    return theirs.map((key, place) => ({
      ...idField,
      kind,
      theirs: [key],
      besideOwn: false,
      title: theirs.length > 1 ? `${named}, ${place + 1} of ${theirs.length}` : named,
    }));
  });
}

/** What the asker sends: the example of the contract, as far as they have nothing of their own to say. */
export function modelOf(
  { call, field, chosen, isList, besideOwn }: Case,
  asker: Asker,
  keys: readonly string[],
): object {
  const contract: CallContract = calls[call];
  const fields = idFields.filter(
    (other) => other.call === call && JSON.stringify(other.chosen) === JSON.stringify(chosen),
  );
  const own = fields.flatMap((other) => {
    const kind = kindOf(other);
    const mine = (kind && asker.things[kind]) ?? [];
    const isNeeded =
      other.field in contract.example.request || Object.keys(chosen).length > 0 || field === 'PackageGuid';
    if (mine.length === 0 || !isNeeded) return [];
    return [[other.field, other.isList ? mine : mine[0]] as const];
  });
  const kind = kindOf({ call, field });
  const beside = besideOwn && kind ? (asker.things[kind] ?? []).slice(0, 1) : [];
  const { OfferGuid: _offer, ...example } = contract.example.request;
  const sent = Object.keys(chosen).length > 0 ? example : contract.example.request;
  const known = Object.entries(asker.told).filter(([name]) => name in sent || contactOf(call).includes(name));
  return {
    ...sent,
    Birthdate: undefined,
    // Whose packages they are is told by the package.
    InsuranceFirm: undefined,
    ...Object.fromEntries(known),
    ...chosen,
    ...Object.fromEntries(own),
    [field]: isList ? [...beside, ...keys] : keys[0],
  };
}

/** Who has no account says where the answer goes. */
const contactOf = (call: string) => (call === 'supportAdd' ? ['Name', 'Email', 'Phone'] : []);

export type Heard = { readonly status: number; readonly headers: object; readonly body: string; readonly raw: string };

const changing = new Set(['date', 'content-length', 'x-request-id']);

/** What came back, with keys that were asked for and keys that are new named as such. */
function heardOf(reply: { statusCode: number; headers: object; body: string }, keys: readonly string[]): Heard {
  const headers = Object.fromEntries(Object.entries(reply.headers).filter(([name]) => !changing.has(name)));
  const named = keys.reduce((body, key) => body.replaceAll(key, '<asked>'), reply.body);
  const body = named.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<new>');
  return { status: reply.statusCode, headers, body, raw: reply.body };
}

/** Asks as a member, as a visitor, or as somebody who does not even come from the site. */
export async function ask(
  api: TestApi,
  { path, model, token, visitor }: Question,
  keys: readonly string[],
): Promise<Heard> {
  const headers = { 'user-agent': 'a browser', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const payload = { ...model, visitor, FromPlace: 16, Source: 'tebomweb' };
  return heardOf(await api.app.inject({ method: 'POST', url: path, headers, payload }), keys);
}

export type Question = {
  readonly path: string;
  readonly model: object;
  readonly token: string | undefined;
  readonly visitor: string;
};

export function questionOf(one: Case, asker: Asker, keys: readonly string[]): Question {
  const { browser } = asker;
  const session = browser.sessionToken();
  const contract: CallContract = calls[one.call];
  const token = session === '' || contract.audience === 'site' ? testToken : session;
  return { path: contract.path, model: modelOf(one, asker, keys), token, visitor: browser.visitor };
}

/** Nobody is slowed down here by what they asked before. */
export async function forgetLimits(api: TestApi): Promise<void> {
  await api.database.$client.query('delete from rate_limits');
}

/** What an asker hears of a case, and the statements it took. */
export async function hear(api: TestApi, during: DuringStatements, one: Case, asker: Asker, keys: readonly string[]) {
  await forgetLimits(api);
  // A read that joined one still being gathered would be counted to whoever asked before.
  await pause(gatherMs + 1);
  const { done, statements } = await during(() => ask(api, questionOf(one, asker, keys), keys));
  const { raw, ...heard } = done;
  return { heard, raw, statements };
}
