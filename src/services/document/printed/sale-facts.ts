import { lines } from '#catalog/lines/index.ts';
import { type Day, formatDay } from '#domain/dates.ts';
import { type Identity, maskIdentity } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import { formatLira, installmentText, type Kurus } from '#domain/money.ts';
import { phoneText } from '#domain/phone-text.ts';
import type { Insured } from '#domain/risks/insured.ts';
import { basketSummaryTexts } from '#messages/checkout.ts';
import { saleFactsTexts as words } from '#messages/documents.ts';
import type { DocumentBlock } from '#ports/printed-document.ts';
import { agencyFacts } from './agency-facts.ts';
import { facts, heading } from './blocks.ts';
import { thingRows } from './compared-thing.ts';

export type SoldItem = {
  readonly line: LineKey;
  readonly insurer: string;
  readonly packageName: string;
  readonly start: Day;
  readonly end: Day;
  readonly gross: Kurus;
};

/** One sale, before or after it was agreed to. */
export type SaleFacts = {
  readonly buyer: {
    readonly name: string;
    readonly identity: Identity;
    readonly phone: string;
    /** Undefined while nobody has told it. */
    readonly email: string | undefined;
  };
  readonly insured: Insured;
  readonly items: readonly SoldItem[];
  readonly gross: Kurus;
  readonly installmentCount: number;
};

function buyerFacts({ name, identity, phone, email }: SaleFacts['buyer']): DocumentBlock {
  const { buyer } = words;
  return facts([
    [buyer.name, name],
    [buyer.number[identity.kind], maskIdentity(identity)],
    [buyer.phone, phoneText(`0${phone}`)],
    ...(email === undefined ? [] : [[buyer.email, email] as const]),
  ]);
}

function itemTable(items: readonly SoldItem[]): DocumentBlock {
  const { line, insurer, package: packageName, period, price, from } = words.items;
  return {
    kind: 'table',
    head: [line, insurer, packageName, period, price],
    rows: items.map((item) => [
      lines[item.line].name,
      item.insurer,
      item.packageName,
      from(formatDay(item.start), formatDay(item.end)),
      formatLira(item.gross),
    ]),
    widths: [3, 4, 3, 4, 3],
    align: 'left',
  };
}

function withdrawalText({ line }: SoldItem): string {
  const { right, days } = lines[line].withdrawal;
  return basketSummaryTexts.withdrawal[right](days);
}

/** Who agrees with whom about what, for how long and for how much; the general text follows. */
export function saleFactBlocks({
  buyer,
  insured,
  items,
  gross,
  installmentCount,
}: SaleFacts): readonly DocumentBlock[] {
  const { price } = words;
  const plan = installmentCount === 1 ? price.once : installmentText(gross, installmentCount);
  return [
    heading(words.heading),
    heading(words.agency, 3),
    facts(agencyFacts),
    heading(words.buyer.heading, 3),
    buyerFacts(buyer),
    heading(words.thing, 3),
    facts(thingRows(insured)),
    heading(words.items.heading, 3),
    itemTable(items),
    heading(price.heading, 3),
    facts([
      [price.total, formatLira(gross)],
      [price.payment, plan],
    ]),
    heading(words.withdrawal, 3),
    facts(items.map((item) => [lines[item.line].name, withdrawalText(item)])),
    heading(words.text),
  ];
}
