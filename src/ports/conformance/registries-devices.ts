import { expect, test } from 'vitest';
import type { DeviceRegistry } from '../registries.ts';
import { found } from './registry-found.ts';

/** Which phones the register under test is known to hold. */
export type DeviceExamples = {
  readonly brandId: number;
  readonly noBrandId: number;
  /** Of a device whose model nobody can tell. */
  readonly registered: string;
  readonly ofModel: { readonly imei: string; readonly modelId: number };
  readonly blocked: string;
  readonly unregistered: string;
};

const never = new AbortController().signal;

export function describeDevices(devices: DeviceRegistry, examples: DeviceExamples): void {
  test('every brand has models, and no number stands for two', async () => {
    const brands = found(await devices.brands(never));
    const lists = await Promise.all(brands.map(async ({ id }) => found(await devices.models(id, never))));
    for (const models of lists) expect(models.length).toBeGreaterThan(0);
    for (const ids of [brands.map(({ id }) => id), lists.flat().map(({ id }) => id)]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(brands.map(({ id }) => id)).toContain(examples.brandId);
  });

  test('an unknown brand is not found', async () => {
    expect(await devices.models(examples.noBrandId, never)).toEqual({ kind: 'notFound' });
  });

  test('a device is registered, of a model where that can be told, blocked, or unknown', async () => {
    const { registered: imei, ofModel, blocked, unregistered } = examples;
    expect(found(await devices.device(imei, never))).toEqual({ imei, blocked: false, modelId: undefined });
    expect(found(await devices.device(ofModel.imei, never))).toEqual({ ...ofModel, blocked: false });
    expect(found(await devices.device(blocked, never))).toMatchObject({ imei: blocked, blocked: true });
    expect(await devices.device(unregistered, never)).toEqual({ kind: 'notFound' });
  });
}
