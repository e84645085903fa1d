import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { DataOf } from '#contracts/desk/index.ts';
import { insurerTexts as words } from '#messages/desk-insurers.ts';
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

const off = { Line: 'kasko', Reason: 'Fiyatlar yanlış geliyor' };

describe('switching an insurer', () => {
  test('off one line and on again is done at once, shown with who and why, and logged', async () => {
    const operator = await desk.as('service');
    const { body } = await operator.act('/sirketler/901/kapat', off);
    expect(body).toEqual({ To: '/sirketler/901', Word: words.switchedOff('Çınaraltı Sigorta', 'Kasko') });
    expect([api.ports.switches.isOff('901', 'kasko'), api.ports.switches.isOff('901', 'trafik')]).toEqual([
      true,
      false,
    ]);

    const shown = await operator.data<DataOf<'insurer'>>('/sirketler/901');
    expect(shown).toMatchObject({
      State: 'partly',
      Off: [{ Line: 'kasko', Name: 'Kasko', Since: api.clock.now().toISOString(), By: operator.name, Why: off.Reason }],
    });
    const { Rows } = await operator.data<DataOf<'insurers'>>('/sirketler');
    expect(Rows[0]).toEqual(shown);
    expect(Rows).toHaveLength(api.ports.panel.length);

    const again = { Line: 'kasko', Reason: 'Düzeldi' };
    expect((await operator.act('/sirketler/901/ac', again)).body.Word).toBe(
      words.switchedOn('Çınaraltı Sigorta', 'Kasko'),
    );
    expect(api.ports.switches.isOff('901', 'kasko')).toBe(false);
    const log = await operator.data<DataOf<'log'>>('/kayitlar?Kind=insurer');
    expect(log.Rows.map(({ Act, Subject, Why, Outcome }) => [Act, Subject, Why, Outcome])).toEqual([
      ['switchOn', '901', 'Düzeldi', 'done'],
      ['switchOff', '901', off.Reason, 'done'],
    ]);
  });

  test('off all lines leaves none', async () => {
    const operator = await desk.as('service');
    await operator.act('/sirketler/902/kapat', { Line: 'all', Reason: 'Yanıt vermiyor' });
    const { State, Lines } = await operator.data<DataOf<'insurer'>>('/sirketler/902');
    expect([State, Lines.filter(({ IsOff }) => !IsOff)]).toEqual(['off', []]);
    await operator.act('/sirketler/902/ac', { Line: 'all', Reason: 'Döndü' });
  });

  test('on all lines opens also what was off by itself before, and one line stays off under all', async () => {
    const operator = await desk.as('service');
    await operator.act('/sirketler/904/kapat', off);
    await operator.act('/sirketler/904/kapat', { ...off, Line: 'all' });
    const html = (await operator.get('/sirketler/904')).body;
    expect([...html.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)).toEqual(['all']);
    const { status, body } = await operator.act('/sirketler/904/ac', off);
    expect([status, body.Errors]).toEqual([422, { Line: words.allOffFirst }]);
    expect(api.ports.switches.isOff('904', 'kasko')).toBe(true);
    await operator.act('/sirketler/904/ac', { ...off, Line: 'all' });
    expect(api.ports.switches.isOff('904', 'kasko')).toBe(false);
    expect(await operator.data<DataOf<'insurer'>>('/sirketler/904')).toMatchObject({ State: 'on', Off: [] });
  });

  test('is refused without a reason, for what stands so already, and for a line that it does not have', async () => {
    const operator = await desk.as('service');
    const errorsOf = async (path: string, fields: Record<string, string>) => {
      const { status, body } = await operator.act(path, fields);
      return [status, Object.keys(body.Errors ?? {}), body.Errors?.Line];
    };
    expect(await errorsOf('/sirketler/903/kapat', { Line: 'kasko', Reason: '' })).toEqual([422, ['Reason'], undefined]);
    expect(await errorsOf('/sirketler/903/ac', off)).toEqual([422, ['Line'], words.alreadyOn]);
    await operator.act('/sirketler/903/kapat', off);
    expect(await errorsOf('/sirketler/903/kapat', off)).toEqual([422, ['Line'], words.alreadyOff]);
    await operator.act('/sirketler/903/ac', off);
    const without = api.ports.panel.find(({ lines }) => !lines.includes('kasko'))?.code ?? '';
    expect(await errorsOf(`/sirketler/${without}/kapat`, off)).toEqual([422, ['Line'], words.notSold]);
    expect((await operator.act('/sirketler/000/kapat', off)).status).toBe(404);
    expect(await api.ports.switches.list()).toEqual([]);
  });

  test('has forms for who may, with the lines of that insurer alone', async () => {
    const reader = (await (await desk.as('read')).get('/sirketler/901')).body;
    expect(reader).not.toContain('action="/sirketler/901/kapat"');
    const { lines } = api.ports.panel.find(({ code }) => code === '901') ?? { lines: [] };
    const html = (await (await desk.as('service')).get('/sirketler/901')).body;
    expect(html).toContain('action="/sirketler/901/kapat"');
    const offered = [...html.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value);
    expect(new Set(offered)).toEqual(new Set(['all', ...lines]));
  });
});
