import type { Fields } from '#sandbox/insurers/application.ts';

/** A dog of three that every insurer takes, as a question tells of it. */
export const ordinaryDog: Fields = {
  species: 'dog',
  breed: 'golden-retriever',
  petName: 'ZEYTİN',
  petBirthDate: '2023-05-01',
  petSex: 'female',
  chipNumber: '990000000000001',
  neutered: 'false',
  vaccinated: 'true',
};

export const petFields: Fields = { treatmentLimit: '2500000', copayPercent: '0' };

/** A phone of last month that every insurer takes, one after a look at its photos. */
export const phoneFields: Fields = {
  deviceBrand: 'Samsung',
  deviceModel: 'Galaxy S24',
  deviceModelId: '203',
  imei: '490154203237518',
  invoiceDate: '2026-10-01',
  invoicePrice: '4200000',
};
