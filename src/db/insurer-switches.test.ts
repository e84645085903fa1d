import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { operatorRow } from '#testing/operator-row.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { DatabaseBroker } from './broker.ts';
import { DatabaseSwitches } from './insurer-switches.ts';

type Process = { readonly broker: DatabaseBroker; readonly switches: DatabaseSwitches };

let target: TestDatabase;
let operatorId: string;
let here: Process;
let there: Process;
const faults: unknown[] = [];
const now = new Date('2026-11-17T09:00:00Z');

/** With a connection for events of its own, as every process has. */
async function startProcess(): Promise<Process> {
  const broker = new DatabaseBroker(target.url);
  await broker.start();
  const onFault = (error: unknown) => void faults.push(error);
  const switches = new DatabaseSwitches({ database: target.database, bell: broker, onFault });
  await switches.start();
  return { broker, switches };
}

async function stopProcess({ broker, switches }: Process): Promise<void> {
  await switches.stop();
  await broker.stop();
}

beforeAll(async () => {
  target = await createTestDatabase(inject('embeddedUrl'));
  operatorId = await operatorRow(target.database, 'ayse');
  [here, there] = await Promise.all([startProcess(), startProcess()]);
});
afterAll(async () => {
  await Promise.all([here, there].map(stopProcess));
  await target.drop();
  expect(faults).toEqual([]);
});

const by = (why: string) => ({ operatorId, why });
const soon = { timeout: 2_000, interval: 10 };

test('what is switched off in one process is off in all within two seconds, and on again as soon', async () => {
  const which = { insurer: '902', line: undefined };
  expect(await here.switches.turnOff(which, by('Yanıt vermiyor'), now)).toBe(true);
  expect(here.switches.isOff('902', 'kasko')).toBe(true);
  await expect.poll(() => there.switches.isOff('902', 'kasko'), soon).toBe(true);
  expect(there.switches.isOff('902', 'trafik')).toBe(true);
  expect(there.switches.isOff('901', 'kasko')).toBe(false);

  expect(await there.switches.turnOn(which)).toBe(true);
  expect(there.switches.isOff('902', 'kasko')).toBe(false);
  await expect.poll(() => here.switches.isOff('902', 'kasko'), soon).toBe(false);
});

test('one line alone can be off', async () => {
  const which = { insurer: '903', line: 'kasko' } as const;
  await here.switches.turnOff(which, by('Fiyatlar yanlış'), now);
  expect([here.switches.isOff('903', 'kasko'), here.switches.isOff('903', 'trafik')]).toEqual([true, false]);
  await here.switches.turnOn(which);
});

test('turning all lines on leaves none off, and touches no other insurer', async () => {
  const other = { insurer: '907', line: 'kasko' } as const;
  for (const which of [{ insurer: '906', line: 'kasko' }, { insurer: '906', line: undefined }, other] as const)
    await here.switches.turnOff(which, by('Yanıt vermiyor'), now);
  expect(await here.switches.turnOn({ insurer: '906', line: undefined })).toBe(true);
  expect([here.switches.isOff('906', 'kasko'), here.switches.isOff('907', 'kasko')]).toEqual([false, true]);
  await here.switches.turnOn(other);
});

test('a switch is turned once, and tells who did it, when and why', async () => {
  const which = { insurer: '904', line: 'trafik' } as const;
  expect(await here.switches.turnOn(which)).toBe(false);
  expect(await here.switches.turnOff(which, by('Bakımda'), now)).toBe(true);
  expect(await there.switches.turnOff(which, by('Ben de gördüm'), new Date())).toBe(false);
  expect(await there.switches.list()).toEqual([{ ...which, since: now, by: 'ayse', why: 'Bakımda' }]);
  expect(await there.switches.turnOn(which)).toBe(true);
  expect(await here.switches.list()).toEqual([]);
});

test('who starts later knows what is off', async () => {
  const which = { insurer: '905', line: undefined };
  await here.switches.turnOff(which, by('Sözleşme bitti'), now);
  const late = await startProcess();
  expect(late.switches.isOff('905', 'konut')).toBe(true);
  await stopProcess(late);
  await here.switches.turnOn(which);
});
