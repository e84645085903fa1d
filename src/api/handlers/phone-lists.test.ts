import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { outcomeMessages } from '#messages/outcomes.ts';
import { deviceBrands, modelsOfBrand } from '#sandbox/registries/records/devices.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterEach(() => api.sandbox.world.reset());
afterAll(() => api.close());

const brands = () => api.call(calls.phoneBrands.path);
const models = (BrandId: unknown) => api.call(calls.phoneModels.path, { BrandId });
const rowsOf = (entries: readonly { readonly id: number; readonly name: string }[]) =>
  entries.map(({ id, name }) => ({ Title: name, Key: id }));

describe('lists of phones', () => {
  test('[C-22] [N-13] brands are those of the register, by Title and Key', async () => {
    const { status, envelope } = await brands();
    expect([status, envelope.StatusCode]).toEqual([200, 200]);
    expect(envelope.Data).toEqual(rowsOf(deviceBrands));
  });

  test('[C-23] models are those of the brand, by Title and Key', async () => {
    for (const { id } of deviceBrands)
      expect((await models(id)).envelope.Data).toEqual(rowsOf(modelsOfBrand(id) ?? []));
    expect((await models('2')).envelope.Data).toContainEqual({ Title: 'Galaxy S24', Key: 203 });
  });

  test('[C-23] models are told to GET as to POST', async () => {
    const reply = await api.send({
      method: 'GET',
      url: `${calls.phoneModels.path}?BrandId=2`,
      headers: { authorization: `Bearer ${testToken}` },
    });
    expect(reply.envelope).toEqual((await models(2)).envelope);
  });

  test('[C-23] models of a brand that is not there are not found, and of no brand at all are not asked for', async () => {
    expect(await models(21)).toMatchObject({ status: 404, envelope: { StatusCode: 404, Success: false } });
    for (const BrandId of [undefined, 0, -1, 1.5, 'Samsung', 2 ** 31]) {
      expect(await models(BrandId)).toMatchObject({ status: 400, envelope: { StatusCode: 1000 } });
    }
  });

  test.each(['error', 'garbage', 'reset'] as const)(
    '[C-22] [C-23] [T-10] a register that fails (%s) is no empty list, but a sentence',
    async (mode) => {
      api.sandbox.world.behaviours.change('registries/device', { mode });
      for (const reply of [await brands(), await models(2)]) {
        expect(reply).toMatchObject({
          status: 503,
          envelope: { StatusCode: 503, Success: false, Message: outcomeMessages.upstreamDown },
        });
      }
    },
  );
});
