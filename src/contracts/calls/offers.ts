import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { guid, headerGuid, isoDate, lineKey, lira, nationalNumber, phone, wireList, wireNumber } from './fields.ts';
import { exampleQuotation, offerState, quotation } from './quotation.ts';

export const installment = z.object({ Count: z.number().int().positive(), GrossPremium: lira });

export const coverage = z.object({
  Key: z.string(),
  Kind: z.string(),
  Value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
});
export type Coverage = z.infer<typeof coverage>;

export const offer = z.object({
  OfferGuid: guid,
  InsuranceFirm: z.string(),
  FirmName: z.string(),
  PackageGuid: guid.nullable(),
  PackageName: z.string().nullable(),
  State: offerState,
  Reason: z.string().nullable(),
  NetPremium: lira.nullable(),
  GrossPremium: lira.nullable(),
  Currency: z.string().length(3),
  MaxInstallment: z.number().int().positive().nullable(),
  Installments: z.array(installment),
  ValidUntil: isoDate.nullable(),
  ProposalNo: z.string().nullable(),
  Coverages: z.array(coverage),
  Documents: z.array(z.object({ Key: z.string(), Title: z.string() })),
});
export type Offer = z.infer<typeof offer>;

const basketItem = z.object({ OfferGuid: guid, FirmName: z.string(), PackageName: z.string(), GrossPremium: lira });

const exampleHeader = exampleQuotation.HeaderGuid;
const exampleOffer: Offer = {
  OfferGuid: '1d5e8b70-3a92-4c6f-9e14-7f8091a2b001',
  InsuranceFirm: '901',
  FirmName: 'Çınaraltı Sigorta',
  PackageGuid: '2e6f9c81-4ba3-4d70-8f25-8091a2b3c001',
  PackageName: 'Geniş Kasko',
  State: 'active',
  Reason: null,
  NetPremium: 17571.9,
  GrossPremium: 18450.5,
  Currency: 'TRY',
  MaxInstallment: 9,
  Installments: [{ Count: 9, GrossPremium: 18450.5 }],
  ValidUntil: '2026-11-20',
  ProposalNo: 'ORN-T-000001',
  Coverages: [{ Key: 'muafiyet', Kind: 'amount', Value: 2000 }],
  Documents: [{ Key: 'bilgilendirme-formu', Title: 'Bilgilendirme Formu' }],
};

export const offersCalls = {
  firms: {
    ...addresses.firms,
    summary: 'The insurers asked for a quotation and where each stands',
    request: z.object({ QueryType: lineKey, Gsm: phone, NationalNumber: nationalNumber, HeaderGuid: headerGuid }),
    data: quotation,
    example: {
      request: { QueryType: 'kasko', Gsm: '5550000001', NationalNumber: '11111111110', HeaderGuid: exampleHeader },
      data: exampleQuotation,
    },
  },
  comparePackages: {
    ...addresses.comparePackages,
    summary: 'Chosen offers of one quotation, side by side',
    request: z.object({ HeaderGuid: headerGuid, OfferGuids: wireList(guid) }),
    data: z.object({ HeaderGuid: headerGuid, Offers: z.array(offer) }),
    example: {
      request: { HeaderGuid: exampleHeader, OfferGuids: [exampleOffer.OfferGuid] },
      data: { HeaderGuid: exampleHeader, Offers: [exampleOffer] },
    },
  },
  listOffers: {
    ...addresses.listOffers,
    summary: 'Offers of a quotation, all or those after a cursor',
    request: z.object({ HeaderGuid: headerGuid, Cursor: z.string().max(100).optional() }),
    data: z.object({
      HeaderGuid: headerGuid,
      State: z.enum(['collecting', 'complete']),
      Answered: z.number().int().nonnegative(),
      Total: z.number().int().nonnegative(),
      Cursor: z.string(),
      Offers: z.array(offer),
    }),
    example: {
      request: { HeaderGuid: exampleHeader, Cursor: '0' },
      data: {
        HeaderGuid: exampleHeader,
        State: 'collecting',
        Answered: 1,
        Total: 16,
        Cursor: '1',
        Offers: [exampleOffer],
      },
    },
  },
  paymentDetail: {
    ...addresses.paymentDetail,
    summary: 'What will be charged for an offer, its additions and an instalment count',
    request: z.object({
      OfferGuid: guid,
      CrossSellingOffers: wireList(guid).default([]),
      InstallmentCount: wireNumber.int().positive().default(1),
    }),
    data: z.object({
      OfferGuid: guid,
      Items: z.array(basketItem),
      GrossPremium: lira,
      Currency: z.string().length(3),
      InstallmentCount: z.number().int().positive(),
      Installments: z.array(installment),
      ValidUntil: isoDate,
    }),
    example: {
      request: { OfferGuid: exampleOffer.OfferGuid, CrossSellingOffers: [], InstallmentCount: 9 },
      data: {
        OfferGuid: exampleOffer.OfferGuid,
        Items: [
          {
            OfferGuid: exampleOffer.OfferGuid,
            FirmName: 'Çınaraltı Sigorta',
            PackageName: 'Geniş Kasko',
            GrossPremium: 18450.5,
          },
        ],
        GrossPremium: 18450.5,
        Currency: 'TRY',
        InstallmentCount: 9,
        Installments: exampleOffer.Installments,
        ValidUntil: '2026-11-20',
      },
    },
  },
  getPdf: {
    ...addresses.getPdf,
    summary: 'A document of an offer or a policy as PDF',
    request: z.object({
      Language: z.string().min(2).max(5).default('tr'),
      OfferGuid: guid.optional(),
      PolicyGuid: guid.optional(),
      DocumentKey: z.string().min(1).max(60).optional(),
    }),
    data: z.object({ FileName: z.string(), Base64: z.string() }),
    example: {
      request: { Language: 'tr', OfferGuid: exampleOffer.OfferGuid, DocumentKey: 'bilgilendirme-formu' },
      data: { FileName: 'bilgilendirme-formu.pdf', Base64: 'JVBERi0xLjc=' },
    },
  },
} satisfies Record<string, CallContract>;
