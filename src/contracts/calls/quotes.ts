import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { judged } from '../judged.ts';
import { birthdate, day, guid, headerGuid, lineKey, nationalNumber, phone, shortText, wireId } from './fields.ts';
import { exampleQuotation, quotation } from './quotation.ts';

const identity = {
  NationalNumber: nationalNumber,
  Phone: phone,
  Birthdate: birthdate.optional(),
  HeaderGuid: headerGuid.optional(),
  InsuranceFirm: shortText.optional(),
  PackageGuid: guid.optional(),
};
const exampleIdentity = { NationalNumber: '11111111110', Phone: '5550000001', Birthdate: '1990-01-31' };

const imei = judged(
  { kind: 'textInput', name: 'ImeiNo', label: '', rule: 'imei', required: true },
  z.string().regex(/^\d{15}$/),
);

const start = { data: quotation };

/** A quotation is opened by query-info and asked by update-info; here one insurer may be asked once more. */
const panelStart = {
  ...start,
  request: z.object({
    HeaderGuid: headerGuid,
    QueryType: lineKey.optional(),
    InsuranceFirm: shortText.optional(),
    PackageGuid: guid.optional(),
  }),
  example: { request: { HeaderGuid: exampleQuotation.HeaderGuid, InsuranceFirm: '901' }, data: exampleQuotation },
};

export const quotesCalls = {
  startTraffic: {
    ...panelStart,
    ...addresses.startTraffic,
    summary: 'The panel of a traffic quotation, or of the vehicle lines that share its page; asks one insurer again',
  },
  startKasko: {
    ...panelStart,
    ...addresses.startKasko,
    summary: 'The panel of a kasko quotation; asks one insurer again',
  },
  startSupplementaryHealth: {
    ...panelStart,
    ...addresses.startSupplementaryHealth,
    summary: 'The panel of a supplementary health quotation; asks one insurer again',
  },
  startForeignerHealth: {
    ...panelStart,
    ...addresses.startForeignerHealth,
    summary: "The panel of a foreigners' health quotation; asks one insurer again",
  },
  startIndividualHealth: {
    ...panelStart,
    ...addresses.startIndividualHealth,
    summary: 'The panel of an individual health quotation; asks one insurer again',
  },
  startDask: {
    ...panelStart,
    ...addresses.startDask,
    summary: 'The panel of a compulsory earthquake quotation; asks one insurer again',
  },
  startHome: {
    ...panelStart,
    ...addresses.startHome,
    summary: 'The panel of a home quotation; asks one insurer again',
  },
  startTravel: {
    ...panelStart,
    ...addresses.startTravel,
    summary: 'The panel of a travel health quotation; asks one insurer again',
  },
  startPhone: {
    ...start,
    ...addresses.startPhone,
    summary: 'Starts a mobile phone quotation',
    request: z.object({
      ...identity,
      BrandId: wireId,
      ModelId: wireId,
      ImeiNo: imei,
      PolicyStart: day.optional(),
    }),
    example: {
      request: { ...exampleIdentity, BrandId: 1, ModelId: 11, ImeiNo: '490154203237518', PolicyStart: '2026-11-15' },
      data: exampleQuotation,
    },
  },
  startPet: {
    ...panelStart,
    ...addresses.startPet,
    summary: 'The panel of a pet quotation; asks one insurer again',
  },
} satisfies Record<string, CallContract>;
