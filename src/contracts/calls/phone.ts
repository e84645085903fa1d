import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { selectItem, wireId } from './fields.ts';

export const phoneBrand = z.object({ Title: z.string(), Key: z.number().int() });
export type PhoneBrand = z.infer<typeof phoneBrand>;

export const phoneCalls = {
  phoneBrands: {
    ...addresses.phoneBrands,
    summary: 'Phone brands that can be insured',
    request: z.object({}),
    data: z.array(phoneBrand),
    example: { request: {}, data: [{ Title: 'Örnek Marka', Key: 1 }] },
  },
  phoneModels: {
    ...addresses.phoneModels,
    summary: 'Models of a phone brand',
    request: z.object({ BrandId: wireId }),
    data: z.array(selectItem),
    example: { request: { BrandId: 1 }, data: [{ Text: 'Örnek Model 128 GB', Id: 11 }] },
  },
} satisfies Record<string, CallContract>;
