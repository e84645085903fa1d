import { z } from 'zod';
import type { CallContract } from '../call.ts';
import { guid, headerGuid, isoDate, lineKey, nationalNumber, phone, shortText, wireId } from './fields.ts';
import { exampleQuotation, quotation } from './quotation.ts';

const identity = {
  NationalNumber: nationalNumber,
  Phone: phone,
  Birthdate: isoDate.optional(),
  HeaderGuid: headerGuid.optional(),
  InsuranceFirm: shortText.optional(),
  PackageGuid: guid.optional(),
};
const exampleIdentity = { NationalNumber: '11111111110', Phone: '5550000001', Birthdate: '1990-01-31' };

const start = {
  methods: ['POST'],
  base: 'offers',
  audience: 'any',
  data: quotation,
} as const;

/** For lines whose questions are not designed yet: their answers travel in Risk, unread. */
const openRequest = z.looseObject({ ...identity, Risk: z.record(z.string(), z.unknown()).optional() });
const openStart = {
  ...start,
  request: openRequest,
  example: { request: exampleIdentity, data: exampleQuotation },
};

export const quotesCalls = {
  startTraffic: {
    ...openStart,
    path: '/trafik/teklif',
    summary: 'Starts a traffic quotation, or one of the vehicle lines that share its page',
    request: openRequest.extend({ QueryType: lineKey.default('trafik') }),
  },
  startKasko: { ...openStart, path: '/trafik/kasko-teklif', summary: 'Starts a kasko quotation' },
  startSupplementaryHealth: {
    ...openStart,
    path: '/tamamlayici-saglik/teklif',
    summary: 'Starts a supplementary health quotation',
  },
  startForeignerHealth: {
    ...openStart,
    path: '/yabancisaglik/asyncteklif',
    summary: "Starts a foreigners' health quotation",
  },
  startIndividualHealth: { ...openStart, path: '/saglik/teklif', summary: 'Starts an individual health quotation' },
  startDask: { ...openStart, path: '/dask/async-teklif', summary: 'Starts a compulsory earthquake quotation' },
  startHome: { ...openStart, path: '/konut/teklif', summary: 'Starts a home quotation' },
  startTravel: { ...openStart, path: '/outgoing/teklif', summary: 'Starts a travel health quotation' },
  startPhone: {
    ...start,
    path: '/mobilephone/teklif',
    summary: 'Starts a mobile phone quotation',
    request: z.object({
      ...identity,
      BrandId: wireId,
      ModelId: wireId,
      ImeiNo: z.string().regex(/^\d{15}$/),
      PolicyStart: isoDate.optional(),
    }),
    example: {
      request: { ...exampleIdentity, BrandId: 1, ModelId: 11, ImeiNo: '490154203237518', PolicyStart: '2026-11-15' },
      data: exampleQuotation,
    },
  },
  startPet: { ...openStart, path: '/pet/teklif', summary: 'Starts a pet health quotation' },
} satisfies Record<string, CallContract>;
