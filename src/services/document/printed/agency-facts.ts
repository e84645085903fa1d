import { site } from '#config/site.ts';
import { summaryTexts } from '#messages/documents.ts';

const words = summaryTexts.agency;

/** Who brokers the sale, as a company has to name itself. */
export const agencyFacts: readonly (readonly [label: string, value: string])[] = [
  [words.name, site.agencyName],
  [words.address, site.address],
  [words.phone, site.phoneDisplay],
  [words.email, site.email],
  [words.registry, site.registryNumber],
  [words.mersis, site.mersisNumber],
];
