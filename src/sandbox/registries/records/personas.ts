/** Past policies of a persona; ends are counted in days from today, negative when past. */
export type PersonaHistory = {
  readonly step: number;
  readonly claims: number;
  readonly kaskoDiscount: number | undefined;
  readonly trafficEndsIn: number | undefined;
  readonly kaskoEndsIn: number | undefined;
};

/** Personas live in sound dwellings, unless something is told of theirs; the end is counted in days from today. */
export type PersonaEarthquake = { readonly endsIn: number; readonly damage?: 'slight' | 'medium' };

export type PersonaVehicle = {
  readonly plate: string;
  readonly brandCode: string;
  readonly typeCode: string;
  readonly modelYear: number;
  readonly colour: string;
  readonly documentSerial: string;
  readonly documentNumber: string;
  readonly boughtDaysAgo?: number;
  /** Undefined where the owner never insured it. */
  readonly history: PersonaHistory | undefined;
};

export type Persona = {
  readonly identityNumber: string;
  readonly name: string;
  readonly surname: string;
  readonly gender: 'E' | 'K';
  readonly birthdate: string;
  readonly provinceCode: number;
  readonly districtName: string;
  readonly nationality?: string;
  readonly vehicle: PersonaVehicle;
  /** The latest earthquake policy of the registered address; undefined where it never had one. */
  readonly earthquake: PersonaEarthquake | undefined;
  /** What the registries do differently for this person. */
  readonly quirk?: 'birthdateRequired' | 'sanctioned' | 'populationUnavailable';
};

const clean: PersonaHistory = { step: 8, claims: 0, kaskoDiscount: 60, trafficEndsIn: 10, kaskoEndsIn: 12 };
const ordinary: PersonaHistory = { step: 5, claims: 0, kaskoDiscount: 40, trafficEndsIn: 30, kaskoEndsIn: 40 };

/** The people a trial is told about; every other valid number is answered from the seed. */
export const personas: readonly Persona[] = [
  {
    identityNumber: '11111111110',
    name: 'Deniz',
    surname: 'Akçam',
    gender: 'K',
    birthdate: '1985-04-12',
    provinceCode: 34,
    districtName: 'Kadıköy',
    earthquake: { endsIn: 12 },
    vehicle: {
      plate: '34ABC123',
      brandCode: '705',
      typeCode: '1001',
      modelYear: 2022,
      colour: 'Beyaz',
      documentSerial: 'AB',
      documentNumber: '123456',
      history: clean,
    },
  },
  {
    identityNumber: '22222222220',
    name: 'Tuncay',
    surname: 'Söğütlü',
    gender: 'E',
    birthdate: '1990-06-15',
    provinceCode: 6,
    districtName: 'Çankaya',
    quirk: 'birthdateRequired',
    earthquake: { endsIn: 25 },
    vehicle: {
      plate: '06DEF456',
      brandCode: '702',
      typeCode: '1001',
      modelYear: 2021,
      colour: 'Gri',
      documentSerial: 'AC',
      documentNumber: '222222',
      history: ordinary,
    },
  },
  {
    identityNumber: '33333333330',
    name: 'Sedat',
    surname: 'Kızılağaç',
    gender: 'E',
    birthdate: '1978-01-20',
    provinceCode: 35,
    districtName: 'Bornova',
    quirk: 'sanctioned',
    earthquake: { endsIn: 200 },
    vehicle: {
      plate: '35GHJ789',
      brandCode: '714',
      typeCode: '1001',
      modelYear: 2023,
      colour: 'Siyah',
      documentSerial: 'AD',
      documentNumber: '333333',
      history: ordinary,
    },
  },
  {
    identityNumber: '44444444440',
    name: 'Ersin',
    surname: 'Taşdere',
    gender: 'E',
    birthdate: '1995-11-03',
    provinceCode: 16,
    districtName: 'Nilüfer',
    earthquake: { endsIn: -10 },
    vehicle: {
      plate: '16KLM444',
      brandCode: '701',
      typeCode: '1002',
      modelYear: 2020,
      colour: 'Kırmızı',
      documentSerial: 'AE',
      documentNumber: '444444',
      history: { step: 1, claims: 3, kaskoDiscount: 0, trafficEndsIn: 8, kaskoEndsIn: 8 },
    },
  },
  {
    identityNumber: '55555555550',
    name: 'Nuray',
    surname: 'Çakıldere',
    gender: 'K',
    birthdate: '1969-02-27',
    provinceCode: 7,
    districtName: 'Muratpaşa',
    earthquake: { endsIn: -90, damage: 'medium' },
    vehicle: {
      plate: '07NPR555',
      brandCode: '706',
      typeCode: '1001',
      modelYear: 2018,
      colour: 'Mavi',
      documentSerial: 'AF',
      documentNumber: '555555',
      history: { step: 6, claims: 0, kaskoDiscount: undefined, trafficEndsIn: -45, kaskoEndsIn: undefined },
    },
  },
  {
    identityNumber: '66666666660',
    name: 'Umut',
    surname: 'Elmadere',
    gender: 'E',
    birthdate: '2000-09-09',
    provinceCode: 34,
    districtName: 'Beşiktaş',
    earthquake: undefined,
    vehicle: {
      plate: '34STU666',
      brandCode: '703',
      typeCode: '1001',
      modelYear: 2019,
      colour: 'Lacivert',
      documentSerial: 'AG',
      documentNumber: '666666',
      boughtDaysAgo: 5,
      history: undefined,
    },
  },
  {
    identityNumber: '77777777770',
    name: 'Canan',
    surname: 'Harmanlı',
    gender: 'K',
    birthdate: '1974-12-01',
    provinceCode: 41,
    districtName: 'İzmit',
    earthquake: { endsIn: 40 },
    vehicle: {
      plate: '41VYZ777',
      brandCode: '709',
      typeCode: '1002',
      modelYear: 2024,
      colour: 'Yeşil',
      documentSerial: 'AH',
      documentNumber: '777777',
      history: ordinary,
    },
  },
  {
    identityNumber: '88888888880',
    name: 'Remzi',
    surname: 'Kavaklı',
    gender: 'E',
    birthdate: '1960-08-30',
    provinceCode: 1,
    districtName: 'Seyhan',
    quirk: 'populationUnavailable',
    earthquake: { endsIn: 120 },
    vehicle: {
      plate: '01ABD888',
      brandCode: '710',
      typeCode: '1002',
      modelYear: 2017,
      colour: 'Kahverengi',
      documentSerial: 'AJ',
      documentNumber: '888888',
      history: ordinary,
    },
  },
  {
    identityNumber: '99000000110',
    name: 'Katrin',
    surname: 'Holmgard',
    gender: 'K',
    birthdate: '1988-03-18',
    provinceCode: 7,
    districtName: 'Alanya',
    nationality: 'NO',
    earthquake: { endsIn: 60 },
    vehicle: {
      plate: '07MA1100',
      brandCode: '711',
      typeCode: '1001',
      modelYear: 2021,
      colour: 'Gri',
      documentSerial: 'AK',
      documentNumber: '990110',
      history: { step: 4, claims: 0, kaskoDiscount: 30, trafficEndsIn: 60, kaskoEndsIn: 60 },
    },
  },
  {
    identityNumber: '99999999990',
    name: 'Hale',
    surname: 'Zeytindere',
    gender: 'K',
    birthdate: '1982-05-23',
    provinceCode: 34,
    districtName: 'Üsküdar',
    earthquake: { endsIn: 5 },
    vehicle: {
      plate: '34EFG999',
      brandCode: '717',
      typeCode: '1001',
      modelYear: 2025,
      colour: 'Beyaz',
      documentSerial: 'AL',
      documentNumber: '999999',
      history: ordinary,
    },
  },
];

export type CompanyPersona = {
  readonly taxNumber: string;
  readonly title: string;
  readonly taxOffice: string;
  readonly provinceCode: number;
  readonly representative: string;
  readonly vehicle: PersonaVehicle;
};

export const companyPersonas: readonly CompanyPersona[] = [
  {
    taxNumber: '1111111114',
    title: 'HARMANLI LOJİSTİK SANAYİ VE TİCARET LTD. ŞTİ.',
    taxOffice: 'İZMİT VERGİ DAİRESİ',
    provinceCode: 41,
    representative: '77777777770',
    vehicle: {
      plate: '41HRM714',
      brandCode: '704',
      typeCode: '1004',
      modelYear: 2023,
      colour: 'Beyaz',
      documentSerial: 'AM',
      documentNumber: '111114',
      history: { step: 6, claims: 1, kaskoDiscount: 30, trafficEndsIn: 14, kaskoEndsIn: 14 },
    },
  },
];

export function personaOf(identityNumber: string): Persona | undefined {
  return personas.find((persona) => persona.identityNumber === identityNumber);
}

export function companyPersonaOf(taxNumber: string): CompanyPersona | undefined {
  return companyPersonas.find((company) => company.taxNumber === taxNumber);
}

export type OwnedVehicle = { readonly owner: string; readonly vehicle: PersonaVehicle };

/** The vehicles of all personas with the number of their owner. */
export const personaVehicles: readonly OwnedVehicle[] = [
  ...personas.map(({ identityNumber, vehicle }) => ({ owner: identityNumber, vehicle })),
  ...companyPersonas.map(({ taxNumber, vehicle }) => ({ owner: taxNumber, vehicle })),
];
