import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insurerConnectors } from '#connectors/insurers/index.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import type { Insurer } from '#ports/insurer.ts';
import { memoryInbox } from '#testing/memory-inbox.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { rehearseAnswer, rehearseLook } from './rehearse-answer.ts';

let target: TestDatabase;
beforeAll(async () => {
  target = await createTestDatabase(inject('embeddedUrl'));
});
afterAll(() => target.drop());

const insurers = insurerConnectors.map(
  (connector): Insurer =>
    connector.connect({
      baseUrl: 'http://127.0.0.1:9',
      credentials: { user: '', secret: '', webhookSecret: '' },
      webhookInbox: memoryInbox(''),
    }),
);

test('a price is read, stored and looked for without an insurer that is asked or a row that is touched', async () => {
  const told: string[] = [];
  const quotations = quotationRepository(target.database, {
    quotationChanged: (id) => void told.push(id),
    rowsWait: () => void told.push('rows'),
  });
  await rehearseAnswer(quotations, insurers);
  await rehearseLook(quotations);
  expect(told).toEqual([]);
  for (const table of ['quotations', 'offers', 'coverage_sets']) {
    const { rows } = await target.database.$client.query(`select count(*)::int from ${table}`);
    expect(rows, table).toEqual([{ count: 0 }]);
  }
});

test('every insurer that tells its prices in JSON or XML of the usual shapes rehearses them', () => {
  const others = insurers.filter(({ rehearse }) => rehearse === undefined);
  expect(others.map(({ capabilities }) => capabilities.code)).toEqual(['904', '913']);
});
