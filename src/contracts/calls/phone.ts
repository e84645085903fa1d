import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { wireId } from './fields.ts';

/** A brand, or a model of one. */
export const phoneEntry = z.object({ Title: z.string(), Key: z.number().int() });

export const phoneCalls = {
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
