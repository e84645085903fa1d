import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { idFields } from '#testing/access/id-fields.ts';
import { namedThings } from '#testing/access/named-things.ts';
import { type Asker, otherMember, provenVisitor, type SettledMember, settledMember } from '#testing/access/people.ts';
import { rowsNaming } from '#testing/access/rows-of.ts';
import { type DuringStatements, watchStatements } from '#testing/access/statements.ts';
import { ask, type Case, casesOf, hear, questionOf, unknownLike } from '#testing/access/walk.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { notBuilt } from './not-built.ts';

test('every field of the contract that names something by a key is in the table, and nothing else is', () => {
  const inContract = new Set(idFields.map(({ call, field }) => `${call} ${field}`));
  const inTable = Object.entries(namedThings).flatMap(([call, fields]) =>
    Object.keys(fields).map((field) => `${call} ${field}`),
  );
  expect(inTable.toSorted()).toEqual([...inContract].toSorted());
});

describe('what is somebody else’s', () => {
  let api: TestApi;
  let owner: SettledMember;
  let strangers: Readonly<Record<string, Asker>>;
  let cases: readonly Case[];
  let during: DuringStatements;
  beforeAll(async () => {
    api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
    owner = await settledMember(api);
    strangers = { 'another member': await otherMember(api), 'a visitor': await provenVisitor(api) };
    cases = casesOf(owner.things);
    during = watchStatements(api.database.$client);
  }, 180_000);
  afterAll(() => api.close());

  /** Where theirs is told apart from nothing, and how. */
  async function toldApart(asker: Asker, one: Case): Promise<readonly string[]> {
    const nothing = one.theirs.map(unknownLike);
    // What is read once and kept is read before it counts.
    await hear(api, during, one, asker, nothing);
    const [theirs, none] = [
      await hear(api, during, one, asker, one.theirs),
      await hear(api, during, one, asker, nothing),
    ];
    const found: string[] = [];
    if (JSON.stringify(theirs.heard) !== JSON.stringify(none.heard)) {
      found.push(`${one.title}: ${JSON.stringify(theirs.heard)} / ${JSON.stringify(none.heard)}`);
    }
    if (theirs.statements.length !== none.statements.length) {
      found.push(`${one.title}: ${theirs.statements.join(' ; ')} / ${none.statements.join(' ; ')}`);
    }
    const rest = owner.marks.filter((mark) => !one.theirs.includes(mark));
    found.push(...rest.filter((mark) => theirs.heard.body.includes(mark)).map((mark) => `${one.title} tells ${mark}`));
    return found;
  }

  const messagesTo = async () => [
    ...(await api.sandbox.inbox(owner.person.Phone)),
    ...(await api.sandbox.mails(owner.person.Email)),
  ];

  test('is for everybody else as if it did not exist: in words, in work, and nothing of it changes', async () => {
    const [rows, messages] = [await rowsNaming(api.database.$client, owner.marks), await messagesTo()];
    expect(rows.length).toBeGreaterThan(100);
    const found: string[] = [];
    for (const [who, asker] of Object.entries(strangers)) {
      for (const one of cases) found.push(...(await toldApart(asker, one)).map((what) => `${who}: ${what}`));
    }
    expect(found).toEqual([]);
    expect(await rowsNaming(api.database.$client, owner.marks)).toEqual(rows);
    expect(await messagesTo()).toEqual(messages);
  }, 180_000);

  test('is for who does not come from the site as nothing is', async () => {
    for (const one of cases) {
      const [theirs, none] = await Promise.all(
        [one.theirs, one.theirs.map(unknownLike)].map((keys) =>
          ask(api, { ...questionOf(one, owner, keys), token: undefined }, keys),
        ),
      );
      expect(theirs, one.title).toEqual(none);
      expect(theirs?.status, one.title).toBe(401);
    }
  });

  /** What changes something, and so comes after what reads it. */
  const changes = ['UpdateInfo', 'removeFile'];
  const turnOf = ({ call }: Case) => changes.findIndex((name) => call.includes(name));
  /** Key material is drawn anew for every use; what is not built answers nobody. */
  const isProven = ({ kind, call }: Case) => kind !== 'security token' && !notBuilt.some((id) => id === call);

  test('is there for its owner', async () => {
    const missed: string[] = [];
    for (const one of cases.filter(isProven).toSorted((a, b) => turnOf(a) - turnOf(b))) {
      const heard = async (asker: Asker, keys: readonly string[]) => (await hear(api, during, one, asker, keys)).heard;
      const [own, none] = [await heard(owner, one.theirs), await heard(owner, one.theirs.map(unknownLike))];
      const isTheirs = JSON.stringify(own) !== JSON.stringify(none);
      if (!isTheirs && (await heard(owner.before, one.theirs)).status === none.status) {
        missed.push(`${one.title}: ${own.body}`);
      }
    }
    expect(missed).toEqual([]);
  }, 120_000);
});
