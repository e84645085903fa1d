import { lines } from '#catalog/lines/index.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import { isVehicleLine } from '#catalog/risks/vehicle/lines.ts';
import { type Site, site } from '#config/site.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira, splitInstallments } from '#domain/money.ts';
import type { Coverage } from '#domain/quote/coverage.ts';
import type { Insured } from '#domain/risks/insured.ts';
import { summaryTexts as words } from '#messages/documents.ts';
import type { OrderItem } from '#ports/orders.ts';
import type { Paper, PaperBlock } from '#ports/paper.ts';
import { facts, heading, paragraph } from './blocks.ts';
import { coverBlocks, coversOf } from './policy-covers.ts';

export type PolicyFacts = {
  readonly item: Omit<OrderItem, 'policyNumber'> & { readonly policyNumber: string };
  readonly firm: string;
  readonly customer: string;
  readonly insured: Insured;
  /** What the insurer told about the offer that was bought. */
  readonly coverages: readonly Coverage[];
};

function boughtBlocks({ item, firm, customer, insured }: PolicyFacts): readonly PaperBlock[] {
  const { bought } = words;
  const { label, value } = insuredWords[insured.kind];
  return [
    heading(bought.heading),
    facts([
      [bought.line, lines[item.line].name],
      [bought.package, item.packageName],
      [bought.firm, firm],
      [bought.number, item.policyNumber],
      [bought.customer, customer],
      [label, value(insured)],
      [bought.start, formatDay(item.start)],
      [bought.end, formatDay(item.end)],
    ]),
  ];
}

function planBlocks({ gross, installmentCount }: PolicyFacts['item']): readonly PaperBlock[] {
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

function priceBlocks({ item }: PolicyFacts): readonly PaperBlock[] {
  const { price } = words;
  const { net, gross, installmentCount: count } = item;
  return [
    heading(price.heading),
    facts([
      [price.net, formatLira(net)],
      [price.tax, formatLira(gross - net)],
      [price.gross, formatLira(gross)],
      [price.payment, count === 1 ? price.once : price.installments(count)],
    ]),
    ...planBlocks(item),
  ];
}

function claimBlocks({ item, firm }: PolicyFacts, { phoneDisplay }: Site): readonly PaperBlock[] {
  const { claim } = words;
  const steps = isVehicleLine(item.line) ? claim.car(firm) : claim.other(firm);
  return [heading(claim.heading), { kind: 'list', ordered: true, items: steps }, paragraph(claim.help(phoneDisplay))];
}

function agencyBlocks({
  firmName,
  address,
  phoneDisplay,
  email,
  registryNumber,
  mersisNumber,
}: Site): readonly PaperBlock[] {
  const { agency } = words;
  return [
    heading(agency.heading),
    facts([
      [agency.name, firmName],
      [agency.address, address],
      [agency.phone, phoneDisplay],
      [agency.email, email],
      [agency.registry, registryNumber],
      [agency.mersis, mersisNumber],
    ]),
    paragraph(agency.role),
  ];
}

/** What was bought, in plain words, on a paper of our own. */
export function policySummary(policy: PolicyFacts): Paper {
  const { item, firm, coverages } = policy;
  const { withdrawal } = words;
  return {
    title: words.title(lines[item.line].name),
    subtitle: words.subtitle(firm, item.policyNumber),
    layout: 'portrait',
    blocks: [
      paragraph(words.intro),
      ...boughtBlocks(policy),
      ...priceBlocks(policy),
      ...coverBlocks({ line: item.line, covers: coversOf(coverages) }),
      ...claimBlocks(policy, site),
      heading(withdrawal.heading),
      paragraph(withdrawal.right),
      paragraph(withdrawal.way(site.email)),
      ...agencyBlocks(site),
    ],
  };
}
