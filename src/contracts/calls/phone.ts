import { z } from 'zod';
import { ruleText } from '#messages/rules.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { deviceAnswersSchema } from './device.ts';
import { birthdate, guid, headerGuid, nationalNumber, phone, shortText, wireId } from './fields.ts';
import { exampleQuotation, quotation } from './quotation.ts';
import { siteAnswers } from './site-answers.ts';

/** A brand, or a model of one. */
const phoneEntry = z.object({ Title: z.string(), Key: z.number().int() });

/** What may be told of the phone at once. */
export const phoneAnswers = deviceAnswersSchema.pick({
  BrandId: true,
  ModelId: true,
  ImeiNo: true,
  InvoiceDate: true,
  InvoicePrice: true,
  PolicyStart: true,
});

const startRequest = z
  .object({
    HeaderGuid: headerGuid.optional(),
    NationalNumber: nationalNumber.optional(),
    Phone: phone.optional(),
    Birthdate: birthdate.optional(),
    ...siteAnswers,
    ...phoneAnswers.shape,
    InsuranceFirm: shortText.optional(),
    PackageGuid: guid.optional(),
  })
  .superRefine(({ HeaderGuid, NationalNumber, Phone }, context) => {
    if (HeaderGuid !== undefined) return;
    const refuse = (name: string, message: 'nationalNumberMissing' | 'phoneMissing') =>
      context.addIssue({ code: 'custom', path: [name], message: ruleText({ message }) });
    if (NationalNumber === undefined) refuse('NationalNumber', 'nationalNumberMissing');
    if (Phone === undefined) refuse('Phone', 'phoneMissing');
  });

export const phoneCalls = {
  startPhone: {
    ...addresses.startPhone,
    summary:
      'Opens a mobile phone quotation by NationalNumber and Phone, or goes on with the one of HeaderGuid; asks the panel about a phone that is told, and one insurer again by InsuranceFirm or PackageGuid',
    request: startRequest,
    data: quotation,
    example: {
      request: {
        NationalNumber: '11111111110',
        Phone: '5550000001',
        Birthdate: '1990-01-31',
        BrandId: 2,
        ModelId: 203,
        ImeiNo: '490154203237518',
        InvoiceDate: '2026-10-01',
        InvoicePrice: 42_000,
      },
      data: exampleQuotation,
    },
  },
  phoneBrands: {
    ...addresses.phoneBrands,
    summary: 'Phone brands that can be insured',
    request: z.object({}),
    data: z.array(phoneEntry),
    example: { request: {}, data: [{ Title: 'Örnek Marka', Key: 1 }] },
  },
  phoneModels: {
    ...addresses.phoneModels,
    summary: 'Models of a phone brand',
    request: z.object({ BrandId: wireId }),
    data: z.array(phoneEntry),
    example: { request: { BrandId: 1 }, data: [{ Title: 'Örnek Model 128 GB', Key: 11 }] },
  },
} satisfies Record<string, CallContract>;
