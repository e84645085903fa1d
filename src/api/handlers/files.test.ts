import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { databaseContents } from '#db/repositories/files/contents.ts';
import { uploadReplies } from '#messages/upload.ts';
import { ContentsAway, type FileContents } from '#ports/file-contents.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, goodPassword, openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { timePasses } from '#testing/time-passes.ts';
import { pdfFile, pngFile, postUpload, uploadForm } from '#testing/upload.ts';

/** The store of contents, away where a test says so. */
let isAway = false;
function sometimesAway(contents: FileContents): FileContents {
  const unlessAway = <Result>(work: () => Promise<Result>) =>
    isAway ? Promise.reject(new ContentsAway('in this test')) : work();
  return {
    put: (key, content) => unlessAway(() => contents.put(key, content)),
    get: (key) => unlessAway(() => contents.get(key)),
    remove: (key) => unlessAway(() => contents.remove(key)),
  };
}

let api: TestApi;
let apiUrl: string;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), {
    fileContents: (database) => sometimesAway(databaseContents(database)),
  });
  apiUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

async function newVisitor(): Promise<Browser> {
  const browser = openBrowser(api);
  await browser.verify(newPerson(), 'kasko');
  return browser;
}
async function newMember(visitor: string = randomUUID()): Promise<Browser> {
  const [browser, person] = [openBrowser(api, { visitor }), newPerson()];
  await browser.join(person);
  await browser.logIn(person.NationalNumber);
  return browser;
}
const send = (browser: Browser, bytes: Uint8Array, fileName = 'ruhsat.pdf') => {
  const token = browser.sessionToken();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return postUpload(apiUrl, browser.visitor, { headers, content: uploadForm(bytes, { fileName }) });
};
async function uploaded(browser: Browser, bytes: Uint8Array = pdfFile, fileName?: string): Promise<string> {
  const { envelope } = await send(browser, bytes, fileName);
  return calls.uploadFile.data.parse(envelope.Data).FileGuid;
}
const read = (browser: Browser, FileGuid: string) => browser.byUser(calls.readFile.path, { FileGuid });
const remove = (browser: Browser, FileGuid: string) => browser.byUser(calls.removeFile.path, { FileGuid });
async function listed(browser: Browser) {
  return calls.myFiles.data.parse((await browser.byUser(calls.myFiles.path)).envelope.Data);
}

describe('files of one’s own', () => {
  test('[N-16] a file is read back as an upload item: name, uid and data URL', async () => {
    const visitor = await newVisitor();
    const id = await uploaded(visitor, pngFile, 'Tapu.png');
    const { status, envelope } = await read(visitor, id);
    const base64 = `data:image/png;base64,${pngFile.toString('base64')}`;
    expect([status, envelope.Data]).toEqual([200, { fileName: 'Tapu.png', uid: id, base64 }]);
  });

  test('a member sees them with their size and days, newest first', async () => {
    const member = await newMember();
    const first = await uploaded(member, pdfFile, 'ruhsat.pdf');
    api.clock.advance(60);
    const second = await uploaded(member, pngFile, 'Tapu.png');
    const days = (count: number) => new Date(api.clock.now().getTime() + count * 86_400_000).toISOString();
    const unused = { UsedFor: null, UsedGuid: null };
    const files = await listed(member);
    expect(files).toMatchObject([
      { FileGuid: second, fileName: 'Tapu.png', MediaType: 'image/png', Size: pngFile.length, ...unused },
      { FileGuid: first, fileName: 'ruhsat.pdf', MediaType: 'application/pdf', Size: pdfFile.length, ...unused },
    ]);
    expect(files[0]).toMatchObject({ UploadedAt: days(0), KeptUntil: days(30) });
  });

  test('what a visitor uploaded is theirs after they log in, and an account’s is on every device of it', async () => {
    const [visitor, person] = [openBrowser(api), newPerson()];
    await visitor.verify(newPerson(), 'kasko');
    const before = await uploaded(visitor);
    await visitor.join(person);
    await visitor.logIn(person.NationalNumber);
    const since = await uploaded(visitor);
    expect((await listed(visitor)).map(({ FileGuid }) => FileGuid).toSorted()).toEqual([before, since].toSorted());
    const elsewhere = openBrowser(api);
    api.clock.advance(60);
    await elsewhere.logIn(person.NationalNumber);
    const MfaCode = await elsewhere.readCode(person.Phone);
    await elsewhere.logIn(person.NationalNumber, goodPassword, { MfaControl: true, MfaCode });
    expect((await listed(elsewhere)).map(({ FileGuid }) => FileGuid)).toEqual([since]);
    expect((await read(elsewhere, since)).status).toBe(200);
  });

  test('one that is taken away is gone for good', async () => {
    const member = await newMember();
    const id = await uploaded(member);
    expect((await remove(member, id)).envelope).toMatchObject({ Success: true, Data: null });
    expect([(await read(member, id)).status, (await remove(member, id)).status, await listed(member)]).toEqual([
      404,
      404,
      [],
    ]);
    expect(await databaseContents(api.database).get(`files/${id}`)).toBeUndefined();
  });

  test('one whose days are over is not shown any more, swept or not', async () => {
    const member = await newMember();
    const id = await uploaded(member);
    await api.database.$client.query('update files set kept_until = $2 where id = $1', [id, api.clock.now()]);
    expect([(await read(member, id)).status, await listed(member)]).toEqual([404, []]);
  });
});

describe('files of others', () => {
  test('are answered like those that never were', async () => {
    const [member, stranger, visitor] = [await newMember(), await newMember(), await newVisitor()];
    const [ofMember, ofVisitor] = [await uploaded(member), await uploaded(visitor)];
    const never = randomUUID();
    for (const asking of [stranger, openBrowser(api)]) {
      for (const id of [ofMember, ofVisitor]) {
        const { envelope: refused } = await read(asking, id);
        expect(refused).toEqual((await read(asking, never)).envelope);
        expect((await remove(asking, id)).envelope).toEqual((await remove(asking, never)).envelope);
        expect(refused).toMatchObject({ Success: false, StatusCode: 404, Data: null });
      }
    }
    expect((await read(member, ofMember)).status).toBe(200);
    expect((await read(visitor, ofVisitor)).status).toBe(200);
    expect(await listed(stranger)).toEqual([]);
  });

  test('an account’s are not those of who sits at the same browser without it, or with another account', async () => {
    const member = await newMember();
    const id = await uploaded(member);
    const later = openBrowser(api, { visitor: member.visitor });
    expect([(await read(later, id)).status, (await remove(later, id)).status]).toEqual([404, 404]);
    const other = await newMember(member.visitor);
    expect([(await read(other, id)).status, await listed(other)]).toEqual([404, []]);
  });

  test('a visitor’s are shown to who logs in at the same browser as long as the phone proven there counts', async () => {
    const visitor = await newVisitor();
    const id = await uploaded(visitor);
    const idsOf = async (browser: Browser) => (await listed(browser)).map(({ FileGuid }) => FileGuid);
    api.clock.advance(8 * 3_600 - 60);
    expect(await idsOf(await newMember(visitor.visitor))).toEqual([id]);
    api.clock.advance(120);
    expect(await idsOf(await newMember(visitor.visitor))).toEqual([]);
  });

  test('the list is for members alone', async () => {
    expect((await (await newVisitor()).byUser(calls.myFiles.path)).status).toBe(401);
  });
});

describe('a file that somebody relies on is not taken away', () => {
  test('while it is part of a support request, and the reason is said', async () => {
    const member = await newMember();
    const id = await uploaded(member);
    const thread = { kind: 'support', id: randomUUID() } as const;
    await api.ports.files.keep([id], thread, new Date(api.clock.now().getTime() + 365 * 86_400_000));
    expect(await listed(member)).toMatchObject([{ FileGuid: id, UsedFor: 'support', UsedGuid: thread.id }]);
    expect(await remove(member, id)).toMatchObject({
      status: 409,
      envelope: { Success: false, Messages: [uploadReplies.inThread] },
    });
    expect((await read(member, id)).status).toBe(200);
  });
});

test('a store that is away is said to be so, and nothing is lost by it', async () => {
  const member = await newMember();
  const id = await uploaded(member);
  isAway = true;
  try {
    const away = { status: 503, envelope: { Success: false, Messages: [uploadReplies.away] } };
    expect(await send(member, pdfFile)).toMatchObject(away);
    expect(await read(member, id)).toMatchObject(away);
    expect((await remove(member, id)).status).toBe(200);
  } finally {
    isAway = false;
  }
  expect(await listed(member)).toEqual([]);
  await timePasses(api.database, 7_200);
  await api.ports.files.forgetContents();
  const { rows } = await api.database.$client.query('select key from file_content_removals');
  expect(rows).toEqual([]);
});
