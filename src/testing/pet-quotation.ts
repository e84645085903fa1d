import type { OpenedThing } from '#contracts/calls/quoted-thing.ts';
import { calls } from '#contracts/index.ts';
import type { ApiDoor } from './api-client.ts';
import { proveVisitor, type Quoting } from './vehicle-quotation.ts';

export const dog = {
  Species: '2',
  Breed: 'golden-retriever',
  PetName: 'Zeytin',
  PetBirthdate: '2023-05-01',
  PetSex: '1',
  ChipNo: '990000000000001',
  Neutered: true,
  Vaccinated: true,
} as const;

export const cat = {
  Species: '1',
  Breed: 'van-kedisi',
  PetName: 'Pamuk',
  PetBirthdate: '2021-08-20',
  PetSex: '2',
  ChipNo: '990000000000002',
  Neutered: false,
  Vaccinated: true,
} as const;

/** What is wanted for the animals. */
export const petCare = { TreatmentLimit: '2', CoPay: '1', PolicyStart: '2026-11-20' } as const;

export type PetQuoting = Quoting & { readonly opened: OpenedThing };

/** An open quotation for animals of who has proven their phone in that browser; update asks the panel for one dog, or with what is given. */
export async function quotePet(
  { browser, phone }: Pick<Quoting, 'browser' | 'phone'>,
  model: object = {},
): Promise<PetQuoting> {
  const query = { QueryType: 'petsaglik', NationalNumber: '11111111110', Phone: phone, ...model };
  const reply = await browser.bySite(calls.petQueryInfo.path, query);
  const opened = calls.petQueryInfo.data.parse(reply.envelope.Data);
  const { HeaderGuid: headerGuid } = opened;
  return {
    browser,
    phone,
    headerGuid,
    opened,
    update: (answers = {}) =>
      browser.bySite(calls.petUpdateInfo.path, { HeaderGuid: headerGuid, Pets: [dog], ...petCare, ...answers }),
  };
}

/** The same for somebody new. */
export const openPet = async (api: ApiDoor, model: object = {}): Promise<PetQuoting> =>
  quotePet(await proveVisitor(api, 'petsaglik'), model);
