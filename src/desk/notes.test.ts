import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { DataOf } from '#contracts/desk/index.ts';
import { calls } from '#contracts/index.ts';
import { noteTexts as words } from '#messages/desk-notes.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { startTestDesk, type TestDesk } from '#testing/test-desk.ts';

let api: TestApi;
let desk: TestDesk;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
  desk = await startTestDesk(api);
});
afterAll(async () => {
  await desk.close();
  await api.close();
});

const note = { Text: 'Çınaraltı Sigorta bugün yanıt vermiyor.', Look: 'warning', Span: 'hour' };
const once = () => ({ ...note, Once: randomUUID() });
/** What the site is told. */
async function said() {
  const headers = { authorization: `Bearer ${testToken}` };
  const { envelope } = await api.send({ method: 'GET', url: calls.getNotes.path, headers });
  return calls.getNotes.data.parse(envelope.Data);
}

test('a note is said on the site until somebody ends it, and the desk knows who did either', async () => {
  const operator = await desk.as('service');
  expect((await operator.act('/duyurular', once())).body).toEqual({ To: '/duyurular', Word: words.published });
  expect(await said()).toEqual([{ Text: note.Text, Look: 'warning' }]);
  const [listed] = (await operator.data<DataOf<'notes'>>('/duyurular')).Rows;
  expect(listed).toMatchObject({ Text: note.Text, State: 'running', By: operator.name, Ended: null });

  const other = await desk.as('service');
  const path = `/duyurular/${listed?.Id}`;
  expect((await other.act(`${path}/bitir`, { Reason: '' })).status).toBe(422);
  expect((await other.act(`${path}/bitir`, { Reason: 'Şirket döndü' })).body.Word).toBe(words.ended);
  expect(await said()).toEqual([]);
  expect(await other.data<DataOf<'note'>>(path)).toMatchObject({ State: 'ended', Ended: { By: other.name } });
  expect((await other.act(`${path}/bitir`, { Reason: 'Yine' })).body.Word).toBe(words.notRunning);
  const log = await other.data<DataOf<'log'>>('/kayitlar?Kind=note');
  expect(log.Rows.map(({ Act, Why, Outcome }) => [Act, Why, Outcome])).toEqual([
    ['endNote', 'Yine', 'refused'],
    ['endNote', 'Şirket döndü', 'done'],
    ['publishNote', note.Text, 'done'],
  ]);
});

test('a form that is pressed twice publishes one note, and the next form another', async () => {
  const operator = await desk.as('service');
  const { Once } = await operator.data<DataOf<'notes'>>('/duyurular');
  const press = () => operator.act('/duyurular', { ...note, Once });
  for (const { body } of await Promise.all([press(), press()])) expect(body.Word).toBe(words.published);
  expect(await said()).toHaveLength(1);
  const next = await operator.data<DataOf<'notes'>>('/duyurular');
  expect(next.Once).not.toBe(Once);
  expect((await operator.get('/duyurular')).body).toMatch(/name="Once" value="[0-9a-f-]{36}"/);
  await operator.act(`/duyurular/${Once}/bitir`, { Reason: 'Bitti' });
  const log = await operator.data<DataOf<'log'>>('/kayitlar?Kind=note');
  expect(log.Rows.slice(0, 3).map(({ Subject }) => Subject)).toEqual([Once, Once, Once]);
});

test('it ends by itself', async () => {
  api.clock.advance(1);
  const operator = await desk.as('service');
  await operator.act('/duyurular', once());
  api.clock.advance(3599);
  expect(await said()).toHaveLength(1);
  api.clock.advance(1);
  expect(await said()).toEqual([]);
  const reader = await desk.as('read');
  expect((await reader.data<DataOf<'notes'>>('/duyurular')).Rows[0]).toMatchObject({ State: 'over' });
});

test('what is empty, too long or without an end is not published', async () => {
  const operator = await desk.as('service');
  const wrong = async (fields: object) =>
    Object.keys((await operator.act('/duyurular', { ...once(), ...fields })).body.Errors ?? {});
  expect(await wrong({ Text: '' })).toEqual(['Text']);
  expect(await wrong({ Text: 'a'.repeat(201) })).toEqual(['Text']);
  expect(await wrong({ Span: '' })).toEqual(['Span']);
  expect(await wrong({ Span: 'forever' })).toEqual(['Span']);
  expect(await said()).toEqual([]);
});

test('a number that is none of a note is missing', async () => {
  const operator = await desk.as('service');
  expect((await operator.get('/duyurular/7f0c2f3a-6b1e-4c1e-9d0e-0f7a5d1c2b3a')).statusCode).toBe(404);
  expect((await operator.get('/duyurular/x')).statusCode).toBe(404);
});
