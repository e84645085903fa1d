import { randomUUID } from 'node:crypto';
import { NewestOf } from '#domain/newest-of.ts';
import type { Coverage } from '#domain/quote/coverage.ts';
import { coveragesReader } from './coverages.ts';
import type { RestDialect } from './dialect.ts';
import { toOurNames } from './names.ts';

type Coverages = readonly Coverage[];
type Place = { readonly start: number; readonly end: number };

const mostKnown = 200;
const longestKnown = 16 * 1024;
/** More lists than any answer has offers: such a reply is read as it stands. */
const mostInAReply = 50;

/**
 * Where text has lists under a key, up to one more than is read. A list may be cut short, where brackets stand in its words or
 * in another list: then it is not JSON.
 */
function listsUnder(key: string, text: string): readonly Place[] {
  const quoted = `"${key}"`;
  const places: Place[] = [];
  const begin = /\s*:\s*\[/y;
  let at = text.indexOf(quoted);
  while (at >= 0 && places.length <= mostInAReply) {
    begin.lastIndex = at + quoted.length;
    if (begin.test(text)) {
      const end = text.indexOf(']', begin.lastIndex) + 1;
      if (end === 0) break;
      places.push({ start: begin.lastIndex - 1, end });
    }
    at = text.indexOf(quoted, at + quoted.length);
  }
  return places;
}

/**
 * What packages cover is most of a reply, and the same with every price. A list that was read before is known by its
 * bytes: it is taken out before the reply is parsed, and its offers share one list.
 */
export function knownLists({ name, money }: Pick<RestDialect, 'name' | 'money'>) {
  const readList = coveragesReader(money);
  const ourNames = toOurNames(name);
  const key = name('coverages');
  /** Nobody outside can write a text that stands for a list. */
  const secret = randomUUID();
  let count = 0;
  const handles = new NewestOf<string, string>(mostKnown);
  const lists = new NewestOf<string, Coverages>(mostKnown);

  function learn(bytes: string): string | undefined {
    const raw = Buffer.from(bytes, 'latin1');
    let coverages: Coverages | undefined;
    try {
      coverages = readList(ourNames(JSON.parse(raw.toString('utf8'))));
    } catch {
      return undefined;
    }
    if (!coverages) return undefined;
    const handle = `${secret}/${++count}`;
    // A copy: a part of a text keeps all of it in memory.
    handles.set(raw.toString('latin1'), handle);
    lists.set(handle, coverages);
    return handle;
  }

  return {
    /** The text of a reply, with short handles in the places of lists that are known from now on. */
    takeOut(body: Buffer): string {
      // Each byte a character: JSON's own signs are the same in it, and lists are compared as they came.
      const bytes = body.toString('latin1');
      const places = listsUnder(key, bytes);
      if (places.length === 0 || places.length > mostInAReply) return body.toString('utf8');
      let rest = '';
      let from = 0;
      for (const { start, end } of places) {
        const list = bytes.slice(start, end);
        const handle = list.length <= longestKnown ? (handles.get(list) ?? learn(list)) : undefined;
        if (handle === undefined) continue;
        rest += `${bytes.slice(from, start)}"${handle}"`;
        from = end;
      }
      return Buffer.from(rest + bytes.slice(from), 'latin1').toString('utf8');
    },
    /** What a price covers, told as a list or as the handle of one; undefined where it is neither. */
    read: (told: unknown): Coverages | undefined => (typeof told === 'string' ? lists.get(told) : readList(told)),
  };
}
