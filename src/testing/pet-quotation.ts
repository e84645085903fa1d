import type { ApiDoor } from './api-client.ts';
import { quoteThing, type ThingQuoting } from './thing-quotation.ts';
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

/** A quotation for animals; update asks the panel for one dog unless told otherwise. */
export const quotePet = (prover: Pick<Quoting, 'browser' | 'phone'>, model: object = {}): Promise<ThingQuoting> =>
  quoteThing(prover, { line: 'petsaglik', usual: { Pets: [dog], ...petCare }, model });

/** The same for somebody new. */
export const openPet = async (api: ApiDoor, model: object = {}): Promise<ThingQuoting> =>
  quotePet(await proveVisitor(api, 'petsaglik'), model);
