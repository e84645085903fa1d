import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { datedTables } from '#catalog/dated-tables.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { tableTexts as words } from '#messages/desk-tables.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
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

test('every table is listed with its age, and those that are overdue come first and are marked', async () => {
  const reader = await desk.as('read');
  const { Rows } = await reader.data<DataOf<'tables'>>('/tablolar');
  expect(Rows.map(({ Key }) => Key).sort()).toEqual(Object.keys(datedTables).sort());
  const overdue = Rows.filter(({ IsOverdue }) => IsOverdue);
  expect(Rows.slice(0, overdue.length)).toEqual(overdue);
  // The permit's sums are of 2014, and the caps of traffic are only guessed after February.
  const keys = overdue.map(({ Key }) => Key);
  expect(keys).toEqual(expect.arrayContaining(['residenceMinimum', 'trafficCaps']));
  expect(keys).not.toContain('trafficLimits');
  expect(Rows.find(({ Key }) => Key === 'trafficCaps')).toMatchObject({ Since: '2026-02-01', IsContinued: true });
  const html = (await reader.get('/tablolar')).body;
  expect(html.split(words.overdue)).toHaveLength(overdue.length + 1);
});
