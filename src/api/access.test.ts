import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { calls } from '#contracts/index.ts';
import { liveCloseCodes, liveOffersPath } from '#contracts/live-offers.ts';
import { idFields } from '#testing/access/id-fields.ts';
import { namedThings } from '#testing/access/named-things.ts';
import type { Asker } from '#testing/access/people.ts';
import { rowsNaming } from '#testing/access/rows-of.ts';
import { ask, type Case, casesOf, hear, kindOf, questionOf, unknownLike } from '#testing/access/walk.ts';
import { type AccessWorld, startAccessWorld } from '#testing/access/world.ts';
import { type TestApi, testToken } from '#testing/api-client.ts';

/** How the socket of a quotation's offers ends. */
async function closingOf({ app }: TestApi, asked: Record<string, string>): Promise<unknown> {
  const { port } = app.server.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}${liveOffersPath}?${new URLSearchParams(asked)}`;
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${testToken}` } });
  const [code] = await once(socket, 'close');
  return code;
}

test('every field of the contract that names something by a key is in the table, and nothing else is', () => {
  const inContract = new Set(idFields.map(({ call, field }) => `${call} ${field}`));
  const inTable = Object.entries(namedThings).flatMap(([call, fields]) =>
    Object.keys(fields).map((field) => `${call} ${field}`),
  );
  expect(inTable.toSorted()).toEqual([...inContract].toSorted());
});

describe('what is somebody else’s', () => {
  let { api, owner, strangers, during } = {} as AccessWorld;
  let cases: readonly Case[];
  beforeAll(async () => {
    ({ api, owner, strangers, during } = await startAccessWorld(inject('embeddedUrl')));
    cases = casesOf(owner.things);
    // Insurers that look are asked again as time passes, which is no stranger's doing.
    await api.database.$client.query("update offers set ask_review_at = 'infinity' where ask_review_at is not null");
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
    found.push(...rest.filter((mark) => theirs.raw.includes(mark)).map((mark) => `${one.title} tells ${mark}`));
    return found;
  }

  const messagesTo = async () => [
    ...(await api.sandbox.inbox(owner.person.Phone)),
    ...(await api.sandbox.mails(owner.person.Email)),
  ];

  test('is for everybody else as if it did not exist: in words, in work, and nothing of it changes', async () => {
    const [rows, messages] = [await rowsNaming(api.database.$client, owner.marks), await messagesTo()];
    expect(rows.length).toBeGreaterThan(100);
    const walked = new Set(
      cases.filter(({ theirs }) => theirs.length > 0).map(({ call, field }) => `${call} ${field}`),
    );
    const walkable = idFields.filter(kindOf).map(({ call, field }) => `${call} ${field}`);
    expect([...walked].toSorted()).toEqual([...new Set(walkable)].toSorted());
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

  test('leads nowhere on the socket of the offers either', async () => {
    const [header = ''] = owner.things['quotation of kasko'] ?? [];
    for (const { browser } of Object.values(strangers)) {
      const closings = await Promise.all(
        [header, unknownLike(header)].map((HeaderGuid) => closingOf(api, { HeaderGuid, visitor: browser.visitor })),
      );
      expect(closings).toEqual([liveCloseCodes.notFound, liveCloseCodes.notFound]);
    }
    expect(await closingOf(api, { HeaderGuid: header, visitor: owner.browser.visitor })).toBe(liveCloseCodes.complete);
  });

  test('is not opened by a link to something else', async () => {
    const tokens = { ...owner.links, result: owner.things['opened result']?.[0] ?? '' };
    const opened = {
      sharedOffers: 'share',
      resumeOffers: 'share',
      confirmResume: 'share',
      supportLink: 'support',
      confirmSupportLink: 'support',
      renewPolicy: 'renewal',
      confirmRenewal: 'renewal',
      openResult: 'result',
    } as const;
    for (const token of Object.values(tokens)) expect(token).toMatch(/^[\w-]{43}$/);
    for (const asker of Object.values(strangers)) {
      for (const [call, own] of Object.entries(opened) as [keyof typeof opened, string][]) {
        for (const [kind, token] of Object.entries(tokens)) {
          if (kind === own) continue;
          const field = call === 'openResult' ? 'ResultToken' : 'Token';
          const heard = (key: string) => {
            const model = { ...calls[call].example.request, [field]: key };
            const { visitor } = asker.browser;
            return ask(api, { path: calls[call].path, model, token: testToken, visitor }, [key]);
          };
          expect(await heard(token), `${call} by ${kind}`).toEqual(await heard(unknownLike(token)));
        }
      }
    }
  });

  /** What changes something, and so comes after what reads it. */
  const changes = ['startPhone HeaderGuid', 'UpdateInfo', 'removeFile'];
  const turnOf = ({ title }: Case) => changes.findIndex((name) => title.includes(name));
  /** Key material is drawn anew for every use. */
  const isProven = ({ kind }: Case) => kind !== 'security token';

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
