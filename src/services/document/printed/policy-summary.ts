import { lines } from '#catalog/lines/index.ts';
import { foreignPriceText, personConditions, personName } from '#catalog/prices/price-part-texts.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import { policyGuideOf } from '#catalog/risks/policy-guide.ts';
import { type Site, site } from '#config/site.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira, splitInstallments } from '#domain/money.ts';
import type { Coverage } from '#domain/quote/coverage.ts';
import { coverageMapOf } from '#domain/quote/equal-coverage.ts';
import type { Insured } from '#domain/risks/insured.ts';
import { summaryTexts as words } from '#messages/documents.ts';
import { policyGuideTexts } from '#messages/policy-guides.ts';
import type { OrderItem } from '#ports/orders.ts';
import type { DocumentBlock, PrintedDocument } from '#ports/printed-document.ts';
import { agencyFacts } from './agency-facts.ts';
import { facts, heading, paragraph } from './blocks.ts';
import { coverageBlocks } from './policy-coverages.ts';

export type PolicyFacts = {
  readonly item: Omit<OrderItem, 'policyNumber'> & { readonly policyNumber: string };
  readonly insurer: string;
  readonly customer: string;
  readonly insured: Insured;
  /** What the insurer told about the offer that was bought. */
  readonly coverages: readonly Coverage[];
};

function boughtBlocks({ item, insurer, customer, insured }: PolicyFacts): readonly DocumentBlock[] {
  const { bought } = words;
  const { label, value } = insuredWords[insured.kind];
  return [
    heading(bought.heading),
    facts([
      [bought.line, lines[item.line].name],
      [bought.package, item.packageName],
      [bought.insurer, insurer],
      [bought.number, item.policyNumber],
      [bought.customer, customer],
      [label, value(insured)],
      [bought.start, formatDay(item.start)],
      [bought.end, formatDay(item.end)],
    ]),
  ];
}

function planBlocks({ gross, installmentCount }: PolicyFacts['item']): readonly DocumentBlock[] {
  if (installmentCount === 1) return [];
  const { plan } = words;
  const parts = splitInstallments(gross, installmentCount);
  const rows = parts.map((part, index) => [plan.nth(index + 1), formatLira(part)]);
  return [
    heading(plan.heading, 3),
    { kind: 'table', head: [plan.number, plan.amount], rows, widths: [2, 3], align: 'left' },
    paragraph(plan.note),
  ];
}

function personBlocks({ personPrices }: PolicyFacts['item']): readonly DocumentBlock[] {
  if (personPrices.length === 0) return [];
  const { people } = words;
  const rows = personPrices.map((person, index) => [
    personName(person.name, index),
    formatLira(person.gross),
    personConditions(person).join('; '),
  ]);
  return [
    heading(people.heading, 3),
    { kind: 'table', head: [people.name, people.amount, people.conditions], rows, widths: [3, 2, 5], align: 'left' },
  ];
}

function priceBlocks({ item }: PolicyFacts): readonly DocumentBlock[] {
  const { price } = words;
  const { net, gross, installmentCount: count } = item;
  return [
    heading(price.heading),
    facts([
      [price.net, formatLira(net)],
      [price.tax, formatLira(gross - net)],
      [price.gross, formatLira(gross)],
      ...(item.foreignPrice ? [[price.foreign, foreignPriceText(item.foreignPrice)] as const] : []),
      [price.payment, count === 1 ? price.once : price.installments(count)],
    ]),
    ...personBlocks(item),
    ...planBlocks(item),
  ];
}

function claimBlocks({ item, insurer }: PolicyFacts, { phoneDisplay }: Site): readonly DocumentBlock[] {
  const { claim } = words;
  const guide = policyGuideTexts[policyGuideOf(item.line)];
  return [
    heading(claim.heading),
    { kind: 'list', ordered: true, items: guide.claim(insurer) },
    paragraph(claim.help(phoneDisplay)),
    ...guide.further.map((text) => paragraph(text)),
  ];
}

function agencyBlocks(): readonly DocumentBlock[] {
  const { agency } = words;
  return [heading(agency.heading), facts(agencyFacts), paragraph(agency.role)];
}

function withdrawalBlocks({ item }: PolicyFacts, { email }: Site): readonly DocumentBlock[] {
  const { heading: title, ...rights } = words.withdrawal;
  const { right, way } = rights[lines[item.line].withdrawal.right];
  return [heading(title), paragraph(right), paragraph(way(email))];
}

/** What was bought, in plain words, on a document of our own. */
export function policySummary(policy: PolicyFacts): PrintedDocument {
  const { item, insurer, coverages } = policy;
  return {
    title: words.title(lines[item.line].name),
    subtitle: words.subtitle(insurer, item.policyNumber),
    layout: 'portrait',
    blocks: [
      paragraph(words.intro),
      ...boughtBlocks(policy),
      ...priceBlocks(policy),
      ...coverageBlocks({ line: item.line, coverages: coverageMapOf(coverages) }),
      ...claimBlocks(policy, site),
      ...withdrawalBlocks(policy, site),
      ...agencyBlocks(),
    ],
  };
}
