import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { twoInsured } from '#ports/conformance/insurer-people.ts';
import type { QuoteRequest } from '#ports/insurer.ts';
import { samplePet, sampleProperty, sampleQuote, sampleVehicle } from '#testing/sample-quote.ts';
import { out as ayazma } from './ayazma/map-out.ts';
import { out as bozkir } from './bozkir/map-out.ts';
import { out as cinaralti } from './cinaralti/map-out.ts';
import type { WireRequest } from './default/transport.ts';
import type { MapOut } from './default/wire.ts';
import { out as demirkazik } from './demirkazik/map-out.ts';
import { out as gelincik } from './gelincik/map-out.ts';
import type { insurerConnectors } from './index.ts';
import { out as kehribar } from './kehribar/map-out.ts';
import { out as kirlangic } from './kirlangic/map-out.ts';
import { out as lodos } from './lodos/map-out.ts';
import { out as marti } from './marti/map-out.ts';
import { out as patika } from './patika/map-out.ts';
import { out as pusatli } from './pusatli/map-out.ts';
import { out as ruzgargulu } from './ruzgargulu/map-out.ts';
import { mapOut as sarnic } from './sarnic/map-out.ts';
import { submitQuote, out as turna } from './turna/map-out.ts';
import { out as yakamoz } from './yakamoz/map-out.ts';
import { out as zeytindali } from './zeytindali/map-out.ts';

type Code = (typeof insurerConnectors)[number]['capabilities']['code'];

const outs = {
  901: cinaralti,
  902: lodos,
  903: kirlangic,
  904: bozkir,
  905: yakamoz,
  906: { ...turna, quote: (request) => submitQuote(request, 'https://site.example/hooks/906/t') },
  907: sarnic({ user: 'acente', secret: 'gizli' }),
  908: gelincik,
  909: zeytindali,
  910: pusatli,
  911: marti,
  912: patika,
  913: demirkazik,
  914: kehribar,
  915: ayazma,
  916: ruzgargulu,
} satisfies Record<Code, MapOut>;

const whole = sampleQuote({ line: 'kasko', reference: 'q-1', start: '2026-11-15' });
const sample = sampleQuote({ line: 'trafik', reference: 'q-2', start: '2026-11-15' });
/** A company of which little is known, with a car that has no history. */
const bare: QuoteRequest = {
  ...sample,
  customer: {
    ...sample.customer,
    identity: { kind: 'tax', number: '1111111114' },
    name: 'ÇİĞDEM & OĞULLARI <A.Ş.>',
    surname: '',
    birthdate: undefined,
    email: undefined,
    districtCode: undefined,
  },
  risk: {
    ...sampleVehicle,
    documentSerial: undefined,
    documentNumber: undefined,
    asbisNumber: '3400123456',
    engineNumber: undefined,
    frameNumber: undefined,
    lpg: true,
    rentACar: true,
    professionCode: undefined,
    firstTrafficDate: undefined,
    accessories: { radio: 0, navigation: 0, steelWheels: 0, other: 5 },
    value: undefined,
    trafficStep: undefined,
    kaskoDiscount: undefined,
    daysLapsed: 12,
    options: {},
  },
};

/** Two people who are insured beside the customer. */
const family: QuoteRequest = { ...whole, reference: 'q-3', insuredPeople: twoInsured };

/** A home with all that can be told of one, and a building of which only the least is known. */
const home = sampleQuote({ line: 'konut', reference: 'q-4', start: '2026-11-15' });
const building: QuoteRequest = {
  ...sampleQuote({ line: 'dask', reference: 'q-5', start: '2026-11-15' }),
  customer: bare.customer,
  risk: {
    ...sampleProperty,
    structure: 'other',
    buildPeriod: '1',
    buildYear: undefined,
    use: 'shop',
    damage: 'repaired',
    repairDocument: 'GÜÇ-2020/7',
    role: 'lender',
    lender: { name: 'ÖRNEK BANK', branch: undefined, loanNumber: 'K-77' },
    previousDask: undefined,
    home: undefined,
  },
};

/** Two people with all that can be declared, a foreigner's two years, and a journey of two. */
const health: QuoteRequest = {
  ...sampleQuote({ line: 'tamamlayici', reference: 'q-6', start: '2026-11-15' }),
  insuredPeople: twoInsured,
  declarations: [
    {
      heightCm: 168,
      weightKg: 64,
      conditions: ['bloodPressure', 'thyroid'],
      regularMedication: true,
      plannedTreatment: false,
      pregnant: true,
      note: 'ÖRNEK & AÇIKLAMA <ŞIK>',
    },
    {
      heightCm: 121,
      weightKg: 24,
      conditions: [],
      regularMedication: false,
      plannedTreatment: true,
      pregnant: false,
      note: undefined,
    },
  ],
};
const foreigner = sampleQuote({ line: 'yabanci', reference: 'q-7', start: '2026-11-15' });
const journey: QuoteRequest = {
  ...sampleQuote({ line: 'seyahat', reference: 'q-8', start: '2026-11-15' }),
  end: '2026-11-22',
  insuredPeople: twoInsured,
};
/** Two animals, one of them without a chip, and a phone. */
const animals: QuoteRequest = {
  ...sampleQuote({ line: 'petsaglik', reference: 'q-9', start: '2026-11-15' }),
  risk: {
    ...samplePet,
    pets: samplePet.pets.flatMap((dog) => [
      dog,
      { ...dog, species: 'cat', breed: 'van-kedisi', name: 'ŞİRİN', sex: 'male', chip: undefined, neutered: false },
    ]),
    copayPercent: 20,
  },
};
const phone = sampleQuote({ line: 'telefon', reference: 'q-10', start: '2026-11-15' });
const document = { fileName: 'Güç & ruhsat.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };

const order = { reference: 'o-1', proposalNumber: 't-1', gross: 1_234_560, installmentCount: 3, paymentReference: 'b' };

/** As it goes over the wire; Kırlangıç alone writes Latin-5. */
function written({ method, path, headers = {}, body = '' }: WireRequest): string {
  const names = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = typeof body === 'string' ? body : iconv.decode(body, 'iso-8859-9');
  return [`${method} ${path}`, ...names, text].join('\n').trimEnd();
}

function everything(out: MapOut): readonly WireRequest[] {
  return [
    out.quote(whole),
    out.quote(bare),
    out.quote(family),
    out.quote(home),
    out.quote(building),
    out.quote(health),
    out.quote(foreigner),
    out.quote(journey),
    out.quote(animals),
    out.quote(phone),
    ...(out.sendDocuments ? [out.sendDocuments('i-1', [document])] : []),
    out.coverage('t-1'),
    out.issue(order),
    out.status('o-1'),
    out.cancel({ policyNumber: 'p-1', reference: 'o-1', reason: 'cayma' }),
    out.document({ kind: 'policy', number: 'p-1' }),
    out.document({ kind: 'offer', number: 't-1' }),
  ];
}

test('every insurer is asked in exactly the words agreed with it', async () => {
  const told = Object.entries(outs).flatMap(([code, out]) => [`## ${code}`, ...everything(out).map(written)]);
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot('wire-requests.txt');
});
