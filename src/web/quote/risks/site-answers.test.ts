import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '#contracts/index.ts';
import type { LineKey } from '#domain/lines.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { riskFlowOf } from './index.ts';

const lineOf = {
  vehicle: 'kasko',
  property: 'dask',
  health: 'bireysel',
  trip: 'seyahat',
} as const satisfies Record<Exclude<RiskKind, 'pet' | 'device'>, LineKey>;
const kinds = Object.entries(lineOf);
const model = {
  NationalNumber: '11111111110',
  Phone: '5550000001',
  Email: 'deniz@ornek.example',
  ReferenceCode: 'KOMŞU-7',
};

afterEach(() => vi.restoreAllMocks());

async function sentBy(line: LineKey, told: object) {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('no reply'));
  const { open } = (await riskFlowOf(line)?.loadCalls()) ?? {};
  await open?.({ quoted: { line, variant: undefined }, model: { ...told }, identifiers: {}, headerGuid: undefined });
  const [address, init] = asked.mock.calls[0] ?? [];
  const path = new URL(String(address), 'http://site').searchParams.get('endpoint');
  const contract = Object.values(calls).find((call) => call.path === path);
  return { sent: JSON.parse(String(init?.body)), contract };
}

test.each(kinds)(
  '[N-14] a %s quotation is opened with the reference code and the e-mail where they were asked',
  async (_kind, line) => {
    const { sent, contract } = await sentBy(line, model);
    expect(sent).toMatchObject({ Email: model.Email, ReferenceCode: 'KOMŞU-7' });
    expect(contract?.request.parse(sent)).toMatchObject({ Email: model.Email, ReferenceCode: 'KOMŞU-7' });
  },
);

test.each(kinds)('a %s quotation names neither where they were not', async (_kind, line) => {
  const { Email: _email, ReferenceCode: _code, ...rest } = model;
  const { sent } = await sentBy(line, rest);
  expect(sent).not.toHaveProperty('Email');
  expect(sent).not.toHaveProperty('ReferenceCode');
});
