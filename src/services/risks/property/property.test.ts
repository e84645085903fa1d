import { describe, expect, test } from 'vitest';
import { identityOf } from '#domain/identity.ts';
import { assumedHome } from '#domain/risks/assumed-home.ts';
import type { PropertyRisk } from '#domain/risks/property.ts';
import type { FoundOf } from '#ports/found.ts';
import type { AddressRecord, EarthquakePolicyRecord, Registries } from '#ports/registries.ts';
import type { RiskPorts, RiskSearch } from '../risk-service.ts';
import { carryProperty, identifiersOf } from './carry.ts';
import { propertyForLine } from './for-line.ts';
import { mergeAnswers } from './merge.ts';
import { misidentified, searchProperty } from './search.ts';

const uavt = '1000000001';
const address: AddressRecord = {
  uavt,
  provinceCode: 34,
  provinceName: 'İstanbul',
  districtCode: 3401,
  districtName: 'Kadıköy',
  townCode: 1,
  townName: 'Merkez',
  neighbourhoodCode: 2,
  neighbourhoodName: 'Örnek Mahallesi',
  streetCode: 3,
  streetName: 'Örnek Sokak',
  buildingCode: 4,
  buildingName: 'No: 1',
  flatName: 'Daire: 1',
  text: 'Örnek Mahallesi Örnek Sokak No: 1 Daire: 1 Kadıköy/İstanbul',
};
const policy: EarthquakePolicyRecord = {
  companyCode: '901',
  policyNumber: '100000000001',
  start: '2025-11-27',
  end: '2026-11-27',
  uavt,
  grossArea: 110,
  structure: 'concrete',
  buildPeriod: '5',
  floors: '2',
  use: 'dwelling',
  damage: 'slight',
};
const risk: PropertyRisk = {
  kind: 'property',
  address,
  grossArea: 95,
  structure: 'other',
  buildPeriod: '3',
  buildYear: 1998,
  floors: '1',
  use: 'dwelling',
  damage: 'repaired',
  repairDocument: 'G-1',
  role: 'owner',
  lender: undefined,
  previousDask: undefined,
  home: undefined,
};
const found: FoundOf<'property'> = {
  kind: 'property',
  search: 'found',
  address,
  earthquakePolicy: policy,
  owner: {
    identity: identityOf('11111111110'),
    name: 'Deniz',
    surname: 'Örnek',
    birthdate: '1985-04-12',
    phone: '5550000001',
    email: undefined,
    provinceCode: 34,
    districtCode: 3401,
  },
  provinceName: 'İstanbul',
  districtName: 'Kadıköy',
};

const unavailable = { kind: 'unavailable' } as const;
const told = <Record>(record: Record | undefined) =>
  record === undefined ? unavailable : ({ kind: 'found', record } as const);

/** Registers that know one home each, or are away. */
function registersThatKnow(known: {
  readonly address?: AddressRecord;
  readonly policy?: EarthquakePolicyRecord;
  readonly registration?: Awaited<ReturnType<Registries['addresses']['registeredAt']>>;
}): RiskPorts {
  const away = async () => unavailable;
  return {
    registries: {
      population: { person: away },
      companies: { company: away },
      vehicles: { vehicle: away, brands: away, types: away },
      history: { history: away },
      sanctions: { check: away },
      addresses: {
        ...{ towns: away, neighbourhoods: away, streets: away, buildings: away, flats: away },
        address: async () => told(known.address),
        registeredAt: async () => known.registration ?? unavailable,
      },
      earthquake: { policy: async () => told(known.policy) },
      devices: { brands: away, models: away, device: away },
    },
  };
}

const asked = (more: Partial<RiskSearch<'property'>>): RiskSearch<'property'> => ({
  line: 'dask',
  identity: { kind: 'national', number: '11111111110' },
  birthdate: undefined,
  customer: { gender: 'female', nationality: undefined },
  answers: { UAVTNumber: uavt },
  renewed: undefined,
  ...more,
});

describe('the search', () => {
  test('tells when a registered address is told only to who knows the birth date', async () => {
    const ports = registersThatKnow({ address, registration: { kind: 'birthdateRequired' } });
    const answers = { RegisteredAddress: true };
    expect(await searchProperty(ports, asked({ answers }))).toMatchObject({
      search: 'birthdateRequired',
      address: undefined,
    });
  });

  test('does not take the policy of another address for this one’s', async () => {
    const ports = registersThatKnow({ address, policy: { ...policy, uavt: '1000000002' } });
    expect(await searchProperty(ports, asked({}))).toMatchObject({ search: 'found', earthquakePolicy: undefined });
  });

  test('refuses a code that is none', () => {
    expect(misidentified('dask', { UAVTNumber: '123' })).toMatch(/10 rakamdır/);
    expect(misidentified('dask', { UAVTNumber: uavt })).toBeUndefined();
    expect(misidentified('dask', {})).toBeUndefined();
  });
});

describe('the renewal of a policy of ours', () => {
  const ours = { insurer: '903', policyNumber: 'ORN-1', start: '2026-11-20', end: '2027-11-20', risk, found };

  test('an earthquake policy that no register knows yet is the latest all the same', async () => {
    const search = asked({ renewed: { ...ours, line: 'dask' } });
    for (const ports of [registersThatKnow({ address, policy }), registersThatKnow({ address })]) {
      expect(await searchProperty(ports, search)).toMatchObject({
        earthquakePolicy: { companyCode: '903', policyNumber: 'ORN-1', end: '2027-11-20', uavt, damage: 'medium' },
      });
    }
  });

  test('one that was bought elsewhere since is the latest', async () => {
    const later = { ...policy, end: '2028-01-01' };
    const ports = registersThatKnow({ address, policy: later });
    const { earthquakePolicy } = await searchProperty(ports, asked({ renewed: { ...ours, line: 'dask' } }));
    expect(earthquakePolicy).toEqual(later);
  });

  test('home insurance is no earthquake policy', async () => {
    const search = asked({ line: 'konut', renewed: { ...ours, line: 'konut' } });
    expect((await searchProperty(registersThatKnow({ address }), search)).earthquakePolicy).toBeUndefined();
  });

  test('its address is known while the register is away, and no other is', async () => {
    const away = registersThatKnow({});
    const renewed = { ...ours, line: 'dask' } as const;
    expect(await searchProperty(away, asked({ renewed }))).toMatchObject({ search: 'found', address });
    const other = await searchProperty(away, asked({ renewed, answers: { UAVTNumber: '1000000002' } }));
    expect(other).toMatchObject({ search: 'unavailable', address: undefined });
  });

  test('is looked for by its address, with what was answered and without what has ended', () => {
    expect(identifiersOf(risk)).toEqual({ UAVTNumber: uavt });
    const answers = {
      UAVTNumber: uavt,
      InsuredRole: '1',
      FloorCount: '3',
      DaskPolicyNo: '1',
      OldPolicyNo: '2',
    } as const;
    const before = { line: 'dask', risk, found, answers } as const;
    const known = carryProperty(before, found);
    expect(known).toEqual({ InsuredRole: '1', FloorCount: '3' });
    const unknown = carryProperty(before, { ...found, earthquakePolicy: undefined });
    expect(unknown).toMatchObject({ GrossArea: 110, DaskInsaTarzi: '1', FloorCount: '3', DamageState: '2' });
    expect(unknown).not.toHaveProperty('UAVTNumber');
  });
});

describe('the renewal of a policy that was bought beside another', () => {
  const wanted = { CrossSellingBranches: ['dask', 'konut'] } as const;

  test('a home begins with the terms of its policy, and not with what was assumed of it', () => {
    const owner = { line: 'konut', risk: { ...risk, home: assumedHome('owner', 95) }, found } as const;
    const { sums } = owner.risk.home ?? {};
    expect(carryProperty({ ...owner, answers: { FloorCount: '1', ...wanted } }, found)).toEqual({
      FloorCount: '1',
      Occupant: '1',
      PoliceTipi: '1',
      BuildingSum: (sums?.building ?? 0) / 100,
      ContentsSum: (sums?.contents ?? 0) / 100,
      CrossSellingBranches: ['dask'],
    });
    const tenant = { ...owner, risk: { ...risk, home: assumedHome('tenant', 95) } };
    const carried = carryProperty({ ...tenant, answers: {} }, found);
    expect(carried).toEqual({ Occupant: '2', ContentsSum: (sums?.contents ?? 0) / 100 });
    const said = { Occupant: '1', PoliceTipi: '3', BuildingSum: 900_000 } as const;
    expect(carryProperty({ ...owner, answers: said }, found)).toMatchObject(said);
  });

  test('an earthquake policy knows in what capacity it was bought', () => {
    const before = { line: 'dask', risk, found, answers: { Occupant: '1', ...wanted } } as const;
    expect(carryProperty(before, found)).toEqual({
      Occupant: '1',
      InsuredRole: '1',
      CrossSellingBranches: ['konut'],
    });
  });
});

describe('answers', () => {
  test('stand over what was found, an empty one over nothing', () => {
    expect(mergeAnswers(found, { FloorCount: '4', LenderName: '' })).toEqual({
      UAVTNumber: uavt,
      GrossArea: 110,
      DaskInsaTarzi: '1',
      DaskInsaYili: '5',
      FloorCount: '4',
      DaskKullanimSekli: '1',
      DamageState: '2',
      Name: 'Deniz',
      Surname: 'Örnek',
      CityCode: 34,
      TownCode: 3401,
    });
  });

  test('of another address have nothing of this building', () => {
    const merged = mergeAnswers(found, { UAVTNumber: '1000000002' });
    expect(merged).not.toHaveProperty('GrossArea');
    expect(merged.Name).toBe('Deniz');
  });

  test('of another province have no district of this one', () => {
    expect(mergeAnswers(found, { CityCode: 6 })).not.toHaveProperty('TownCode');
  });
});

test('an earthquake policy reads nothing of the home', () => {
  const home = assumedHome('owner', 95);
  expect(propertyForLine('dask', { ...risk, home })).toEqual({ ...risk, buildYear: undefined, home: undefined });
  expect(propertyForLine('konut', { ...risk, home })).toEqual({ ...risk, home });
});
