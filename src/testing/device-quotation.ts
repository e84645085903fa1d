import type { ApiDoor } from './api-client.ts';
import { quoteThing, type ThingQuoting } from './thing-quotation.ts';
import { proveVisitor, type Quoting } from './vehicle-quotation.ts';

/** A phone of last month that every insurer of the sandbox takes, some after a look at photos. */
export const galaxy = {
  BrandId: 2,
  ModelId: 203,
  ImeiNo: '490154203237518',
  InvoiceDate: '2026-10-01',
  InvoicePrice: 42_000.5,
} as const;

/** A quotation of a phone; update asks the panel about that phone unless told otherwise. */
export const quoteDevice = (prover: Pick<Quoting, 'browser' | 'phone'>, model: object = {}): Promise<ThingQuoting> =>
  quoteThing(prover, { line: 'telefon', usual: galaxy, model });

/** The same for somebody new. */
export const openDevice = async (api: ApiDoor, model: object = {}): Promise<ThingQuoting> =>
  quoteDevice(await proveVisitor(api, 'telefon'), model);
