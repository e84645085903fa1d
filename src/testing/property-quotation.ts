import type { OpenedProperty } from '#contracts/calls/property.ts';
import { calls } from '#contracts/index.ts';
import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { registeredAddressOf } from '#sandbox/registries/records/addresses.ts';
import { earthquakePolicyOf } from '#sandbox/registries/records/earthquake-policies.ts';
import type { ApiDoor } from './api-client.ts';
import { proveVisitor, type Quoting } from './vehicle-quotation.ts';

/** Somebody by the code of where the sandbox has them registered. */
export function atHome(NationalNumber: string) {
  const address = registeredAddressOf(NationalNumber, 'karsila');
  if (!address) throw new Error(`${NationalNumber} is registered nowhere`);
  return { NationalNumber, UAVTNumber: address.uavt };
}

/** Of the sandbox: whose home has a policy that ends soon, one that ended of late, none, and one that tells of damage. */
export const dwellers = {
  renewing: atHome('11111111110'),
  lapsed: atHome('44444444440'),
  uninsured: atHome('66666666660'),
  mediumDamage: atHome('55555555550'),
} as const;

/** The number of the latest earthquake policy at an address, as its register spells it. */
export function earthquakePolicyNumber(uavt: string, today: Day): string {
  const policy = earthquakePolicyOf({ uavt }, { seed: 'karsila', today });
  if (!policy) throw new Error(`no earthquake policy at ${uavt}`);
  return policy.policyNumber;
}

export const building = {
  GrossArea: 110,
  DaskInsaTarzi: '1',
  DaskInsaYili: '5',
  FloorCount: '2',
  DaskKullanimSekli: '1',
  DamageState: '1',
  InsuredRole: '1',
  PolicyStart: '2026-11-20',
} as const;

export const home = {
  GrossArea: 110,
  DaskInsaTarzi: '1',
  FloorCount: '2',
  DamageState: '1',
  Occupant: '1',
  PoliceTipi: '1',
  EvTipi: '1',
  KonutBulunduguKat: '4',
  KonutCatiTipi: '1',
  KonutInsaYili: 2004,
  BuildingSum: 3_000_000,
  ContentsSum: 550_000,
  EmptyMonths: '0',
  PolicyStart: '2026-11-20',
} as const;

const usual: Partial<Record<LineKey, object>> = { dask: building, konut: home };

export type PropertyQuoting = Quoting & { readonly opened: OpenedProperty };

/** An open quotation of a building for who has proven that phone in that browser; update asks the panel with the line's usual answers. */
export async function quoteProperty(
  { browser, phone }: Pick<Quoting, 'browser' | 'phone'>,
  model: { readonly QueryType?: LineKey; readonly [name: string]: unknown } = {},
): Promise<PropertyQuoting> {
  const { QueryType: line = 'dask' } = model;
  const way = 'OldPolicyNo' in model ? { UAVTNumber: undefined } : {};
  const query = { QueryType: line, Phone: phone, ...dwellers.uninsured, ...way, ...model };
  const reply = await browser.bySite(calls.propertyQueryInfo.path, query);
  const opened = calls.propertyQueryInfo.data.parse(reply.envelope.Data);
  const { HeaderGuid: headerGuid } = opened;
  return {
    browser,
    phone,
    headerGuid,
    opened,
    update: (answers = {}) =>
      browser.bySite(calls.propertyUpdateInfo.path, { HeaderGuid: headerGuid, ...usual[line], ...answers }),
  };
}

/** The same for somebody new, whose phone is proven for the line. */
export async function openPropertyQuotation(
  api: ApiDoor,
  model: Parameters<typeof quoteProperty>[1] = {},
): Promise<PropertyQuoting> {
  return quoteProperty(await proveVisitor(api, model.QueryType ?? 'dask'), model);
}
