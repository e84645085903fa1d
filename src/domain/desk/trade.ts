import { addDays, type Day } from '../dates.ts';
import type { LineKey } from '../lines.ts';
import type { Kurus } from '../money.ts';

/** What was asked for and sold. bought: of those quotations, the ones that a policy came of, whenever that was. */
export type Trade = {
  readonly quotations: number;
  readonly bought: number;
  readonly policies: number;
  readonly gross: Kurus;
};

export type TradeRow = Trade & { readonly day: Day; readonly line: LineKey };
export type TradeDay = Trade & { readonly day: Day };
export type TradeLine = Trade & { readonly line: LineKey; readonly days: readonly TradeDay[] };

const none: Trade = { quotations: 0, bought: 0, policies: 0, gross: 0 };

function sumOf(rows: readonly Trade[]): Trade {
  return rows.reduce<Trade>(
    (sum, row) => ({
      quotations: sum.quotations + row.quotations,
      bought: sum.bought + row.bought,
      policies: sum.policies + row.policies,
      gross: sum.gross + row.gross,
    }),
    none,
  );
}

/** How many of a hundred quotations became a policy, to a tenth; undefined where nobody asked. */
export function conversionOf({ quotations, bought }: Pick<Trade, 'quotations' | 'bought'>): number | undefined {
  return quotations === 0 ? undefined : Math.round((bought / quotations) * 1000) / 10;
}

/** So many days, the last of them included. */
export function daysUpTo(last: Day, count: number): readonly Day[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));
}

/** Every one of the days, also those on which nothing happened. */
export function byDay(rows: readonly TradeRow[], days: readonly Day[]): readonly TradeDay[] {
  return days.map((day) => ({ day, ...sumOf(rows.filter((row) => row.day === day)) }));
}

/** Lines in which anything happened, with those that were asked for most first. */
export function byLine(rows: readonly TradeRow[], days: readonly Day[]): readonly TradeLine[] {
  const lines = [...new Set(rows.map(({ line }) => line))];
  return lines
    .map((line) => {
      const own = rows.filter((row) => row.line === line);
      return { line, ...sumOf(own), days: byDay(own, days) };
    })
    .sort((one, other) => other.quotations - one.quotations || other.policies - one.policies);
}

export const totalOf = (days: readonly Trade[]): Trade => sumOf(days);
