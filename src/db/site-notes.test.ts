import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { fixedClock } from '#testing/clock.ts';
import { operatorRow } from '#testing/operator-row.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { DatabaseBroker } from './broker.ts';
import { DatabaseNotes } from './site-notes.ts';

type Process = { readonly broker: DatabaseBroker; readonly notes: DatabaseNotes };

let target: TestDatabase;
let operatorId: string;
let here: Process;
let there: Process;
const clock = fixedClock();
const faults: unknown[] = [];

async function startProcess(): Promise<Process> {
  const broker = new DatabaseBroker(target.url);
  await broker.start();
  const onFault = (error: unknown) => void faults.push(error);
  const notes = new DatabaseNotes({ database: target.database, bell: broker, clock, onFault });
  await notes.start();
  return { broker, notes };
}

beforeAll(async () => {
  target = await createTestDatabase(inject('embeddedUrl'));
  operatorId = await operatorRow(target.database, 'ayse');
  [here, there] = await Promise.all([startProcess(), startProcess()]);
});
afterEach(async () => {
  await target.database.$client.query('delete from site_notes');
});
afterAll(async () => {
  for (const { broker, notes } of [here, there]) {
    await notes.stop();
    await broker.stop();
  }
  await target.drop();
  expect(faults).toEqual([]);
});

const inOneHour = () => new Date(clock.now().getTime() + 3_600_000);
const noteOf = (text: string) =>
  ({ id: randomUUID(), text, look: 'warning', from: clock.now(), until: inOneHour() }) as const;
const soon = { timeout: 2_000, interval: 10 };
const textsIn = ({ notes }: Process, now = clock.now()) => notes.inForce(now).map(({ text }) => text);

test('what is published in one process is said by all within two seconds, until it is ended', async () => {
  const note = noteOf('Çınaraltı Sigorta bugün yanıt vermiyor.');
  const { id } = note;
  await Promise.all([here.notes.publish(note, operatorId), here.notes.publish(note, operatorId)]);
  expect(textsIn(here)).toEqual(['Çınaraltı Sigorta bugün yanıt vermiyor.']);
  await expect.poll(() => textsIn(there), soon).toEqual(['Çınaraltı Sigorta bugün yanıt vermiyor.']);
  expect(await there.notes.end(id, operatorId, clock.now())).toBe(true);
  expect(textsIn(there)).toEqual([]);
  await expect.poll(() => textsIn(here), soon).toEqual([]);
  expect(await here.notes.end(id, operatorId, clock.now())).toBe(false);
});

test('it ends by itself, and is not said before its time', async () => {
  await here.notes.publish(noteOf('Bir saatlik'), operatorId);
  expect(textsIn(here, new Date(inOneHour().getTime() - 1))).toEqual(['Bir saatlik']);
  expect(textsIn(here, inOneHour())).toEqual([]);
  expect(textsIn(here, new Date(clock.now().getTime() - 1))).toEqual([]);
});

test('the newest comes first, and the desk lists also those that are over, with who published and who ended them', async () => {
  const first = noteOf('İlk');
  await here.notes.publish(first, operatorId);
  await here.notes.end(first.id, operatorId, clock.now());
  await here.notes.publish({ ...noteOf('İkinci'), from: new Date(clock.now().getTime() + 1) }, operatorId);
  const listed = await here.notes.page({ skip: 0, most: 10 });
  expect(listed).toMatchObject([
    { text: 'İkinci', by: 'ayse', ended: undefined },
    { text: 'İlk', by: 'ayse', ended: { at: clock.now(), by: 'ayse' } },
  ]);
  expect(await here.notes.page({ skip: 1, most: 1 })).toEqual(listed.slice(1));
});

test('nobody ends what is not there', async () => {
  expect(await here.notes.end(randomUUID(), operatorId, clock.now())).toBe(false);
});
