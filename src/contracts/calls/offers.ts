import { z } from 'zod';
import { ruleText } from '#messages/rules.ts';
import { fieldMessages } from '#messages/validation.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { answerSchemas } from './answer-schemas.ts';
import { email, guid, headerGuid, lineKey, nationalNumber, phone, wireList, wireNumber } from './fields.ts';
import {
  exampleOffer,
  exampleOfferList,
  exampleSharedList,
  exampleToken,
  offer,
  offerList,
  sharedOfferList,
  shareToken,
} from './offer.ts';
import { exampleQuotation, quotation } from './quotation.ts';

const exampleHeader = exampleQuotation.HeaderGuid;

/** Documents are in Turkish only, and so is every spelling of it. */
const language = z
  .string()
  .refine((named) => /^tr(-tr)?$/i.test(named), fieldMessages.onlyTurkish)
  .default('tr');

/** A customer is named by a number or by a passport, by one of them. */
function namesOne(
  { NationalNumber, PassportNumber }: { NationalNumber?: string | undefined; PassportNumber?: string | undefined },
  context: z.RefinementCtx,
): void {
  if ((NationalNumber === undefined) !== (PassportNumber === undefined)) return;
  const message =
    NationalNumber === undefined ? ruleText({ message: 'nationalNumberMissing' }) : fieldMessages.oneIdentity;
  context.addIssue({ code: 'custom', path: ['NationalNumber'], message });
}

export const offersCalls = {
  firms: {
    ...addresses.firms,
    summary: 'The insurers asked for a quotation and where each stands',
    request: z
      .object({
        QueryType: lineKey,
        Gsm: phone,
        /** Of the customer; who has a passport only names it instead. */
        NationalNumber: nationalNumber.optional(),
        PassportNumber: answerSchemas.passport.optional(),
        HeaderGuid: headerGuid,
      })
      .superRefine(namesOne),
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
    data: offerList,
    example: { request: { HeaderGuid: exampleHeader, Cursor: '1.0' }, data: exampleOfferList },
  },
  reviewDocuments: {
    ...addresses.reviewDocuments,
    summary: 'Hands files on to an insurer that looks and wants to see them',
    request: z.object({
      OfferGuid: guid,
      FileGuids: wireList(guid).refine(({ length }) => length >= 1 && length <= 10),
    }),
    data: z.object({ OfferGuid: guid, Sent: z.number().int() }),
    example: {
      request: { OfferGuid: exampleOffer.OfferGuid, FileGuids: ['3f70ad92-5cb4-4e81-9036-91a2b3c4d001'] },
      data: { OfferGuid: exampleOffer.OfferGuid, Sent: 1 },
    },
  },
  shareOffers: {
    ...addresses.shareOffers,
    summary: 'A link to the offers of a quotation that holds nothing about the person',
    request: z.object({ HeaderGuid: headerGuid }),
    data: z.object({ Token: shareToken }),
    example: { request: { HeaderGuid: exampleHeader }, data: { Token: exampleToken } },
  },
  mailMyOffers: {
    ...addresses.mailMyOffers,
    summary: 'Mails the offers of a quotation to the address its owner names, with a link that wants a code',
    request: z.object({ HeaderGuid: headerGuid, Email: email }),
    data: z.object({ Email: z.string() }),
    example: {
      request: { HeaderGuid: exampleHeader, Email: 'deniz@ornek.example' },
      data: { Email: 'deniz@ornek.example' },
    },
  },
  sharedOffers: {
    ...addresses.sharedOffers,
    summary: 'The offers behind a link, without anything about the person',
    request: z.object({ Token: shareToken }),
    data: sharedOfferList,
    example: { request: { Token: exampleToken }, data: exampleSharedList },
  },
  getPdf: {
    ...addresses.getPdf,
    summary: 'A document of an offer, a policy or a sale as PDF, or chosen offers of a quotation side by side',
    request: z.discriminatedUnion('DocumentKey', [
      z.object({ Language: language, DocumentKey: z.enum(['offer', 'informationForm']), OfferGuid: guid }),
      z.object({ Language: language, DocumentKey: z.enum(['policy', 'summary']), PolicyGuid: guid }),
      z.object({
        Language: language,
        DocumentKey: z.literal('comparison'),
        HeaderGuid: headerGuid,
        OfferGuids: wireList(guid).refine(({ length }) => length >= 2 && length <= 4),
      }),
      /** With a policy the text that was accepted with its purchase, else the one in force: for a basket, or in general. */
      z.object({
        Language: language,
        DocumentKey: z.literal('distanceSales'),
        PolicyGuid: guid.optional(),
        OfferGuid: guid.optional(),
        CrossSellingOffers: wireList(guid).default([]),
        InstallmentCount: wireNumber(z.int().min(1).max(36)).default(1),
      }),
    ]),
    data: z.object({ FileName: z.string(), Base64: z.string() }),
    example: {
      request: { Language: 'tr', DocumentKey: 'informationForm', OfferGuid: exampleOffer.OfferGuid },
      data: { FileName: 'Bilgilendirme formu ORN-T-000001.pdf', Base64: 'JVBERi0xLjc=' },
    },
  },
} satisfies Record<string, CallContract>;
