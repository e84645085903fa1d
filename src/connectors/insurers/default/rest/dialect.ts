import type { z } from 'zod';
import type { Kurus } from '#domain/money.ts';
import { toWireLira } from '#domain/money.ts';
import { liraMoney, moneyReadBy, type ReadMoney, readLira, readWholeKurus } from '../amounts.ts';
import { camelNames, type Naming, turkishNames } from './names.ts';

export type RestPaths = {
  readonly quotes: string;
  readonly reviews: (reference: string) => string;
  readonly reviewDocuments: (reference: string) => string;
  readonly coverages: (proposalNumber: string) => string;
  readonly policies: string;
  readonly cancellation: (policyNumber: string) => string;
  readonly documents: (kind: string, number: string) => string;
};

export type RestMoney = {
  readonly write: (amount: Kurus) => number | string;
  readonly read: ReadMoney;
  readonly schema: z.ZodType<Kurus>;
};

/** How one insurer speaks JSON. */
export type RestDialect = {
  readonly paths: RestPaths;
  readonly name: Naming;
  readonly money: RestMoney;
  /** Takes a reply out of its wrapping, where there is one. */
  readonly unwrap: (body: unknown) => unknown;
};

const lira = { read: readLira, schema: liraMoney };

export const liraNumbers: RestMoney = { ...lira, write: toWireLira };
export const liraTexts: RestMoney = { ...lira, write: (amount) => toWireLira(amount).toFixed(2) };
export const kurusNumbers: RestMoney = {
  write: (amount) => amount,
  read: readWholeKurus,
  schema: moneyReadBy(readWholeKurus),
};

const segment = encodeURIComponent;

export const englishDialect: RestDialect = {
  paths: {
    quotes: '/api/quotes',
    reviews: (reference) => `/api/reviews/${segment(reference)}`,
    reviewDocuments: (reference) => `/api/reviews/${segment(reference)}/documents`,
    coverages: (number) => `/api/proposals/${segment(number)}/coverages`,
    policies: '/api/policies',
    cancellation: (number) => `/api/policies/${segment(number)}/cancellation`,
    documents: (kind, number) => `/api/documents/${segment(kind)}/${segment(number)}`,
  },
  name: camelNames,
  money: liraNumbers,
  unwrap: (body) => body,
};

export const turkishDialect: RestDialect = {
  ...englishDialect,
  paths: {
    quotes: '/v1/teklifler',
    reviews: (reference) => `/v1/incelemeler/${segment(reference)}`,
    reviewDocuments: (reference) => `/v1/incelemeler/${segment(reference)}/belgeler`,
    coverages: (number) => `/v1/teklifler/${segment(number)}/teminatlar`,
    policies: '/v1/policeler',
    cancellation: (number) => `/v1/policeler/${segment(number)}/iptal`,
    documents: (kind, number) => `/v1/belgeler/${segment(kind)}/${segment(number)}`,
  },
  name: turkishNames,
};
