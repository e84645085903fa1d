import type { Pet, PetRisk, Species } from '#domain/risks/pet.ts';
import { chosen, type Field } from './field.ts';
import { group } from './group.ts';
import type { RiskTable } from './risk-table.ts';

const species = { cat: 'KEDI', dog: 'KOPEK' } as const satisfies Record<Species, string>;
const sexes = { female: 'D', male: 'E' } as const satisfies Record<Pet['sex'], string>;

const petFields: readonly Field<Pet>[] = [
  ['species', 'tur', 'S801', 'choice', (pet) => chosen(species, pet.species)],
  ['breed', 'irk', 'S802', 'text', ({ breed }) => breed],
  ['petName', 'hayvanAdi', 'S803', 'text', ({ name }) => name],
  ['petBirthDate', 'hayvanDogumTarihi', 'S804', 'date', ({ birthdate }) => birthdate],
  ['petSex', 'hayvanCinsiyeti', 'S805', 'choice', ({ sex }) => chosen(sexes, sex)],
  ['chipNumber', 'cipNo', 'S806', 'text', ({ chip }) => chip],
  ['neutered', 'kisir', 'S807', 'flag', ({ neutered }) => neutered],
  ['vaccinated', 'asili', 'S808', 'flag', ({ vaccinated }) => vaccinated],
];

/** What insurers are told of the animals of one policy. */
export const pet: RiskTable<PetRisk> = {
  fields: [
    ['treatmentLimit', 'tedaviLimiti', 'S811', 'money', ({ limit }) => limit],
    ['copayPercent', 'katilimPayi', 'S812', 'number', ({ copayPercent }) => copayPercent],
  ],
  groups: [
    group({
      name: 'pets',
      turkish: 'hayvanlar',
      turkishItem: 'hayvan',
      code: 'S800',
      items: ({ pets }: PetRisk) => pets,
      fields: petFields,
    }),
  ],
  options: () => ({}),
};
