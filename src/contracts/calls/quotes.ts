import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { guid, headerGuid, lineKey, shortText } from './fields.ts';
import { exampleQuotation, quotation } from './quotation.ts';

/** A quotation is opened by query-info and asked by update-info; here one insurer may be asked once more. */
const panelStart = {
  data: quotation,
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
  startPet: {
    ...panelStart,
    ...addresses.startPet,
    summary: 'The panel of a pet quotation; asks one insurer again',
  },
} satisfies Record<string, CallContract>;
