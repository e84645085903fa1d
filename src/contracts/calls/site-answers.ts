import { z } from 'zod';
import { referenceCode } from '#catalog/flows/site-questions.ts';
import { judged } from '../judged.ts';
import { email } from './fields.ts';

/** What the site's flags add to the first step of every line, in every call that opens a quotation. */
export const siteAnswers = {
  /** Where offers go if no list is shown. */
  Email: email.optional(),
  /** Who sent the customer, as they were told to write it. */
  ReferenceCode: judged(referenceCode, z.string().max(referenceCode.maxLength)).optional(),
};

export type SiteAnswers = { readonly Email?: string | undefined; readonly ReferenceCode?: string | undefined };
