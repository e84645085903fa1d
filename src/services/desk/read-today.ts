import { lines } from '#catalog/lines/index.ts';
import { istanbulToday } from '#domain/dates.ts';
import type { InsurerAnswers, InsurerDay, RestState } from '#domain/desk/insurer-day.ts';
import { byDay, byLine, daysUpTo, type Trade, type TradeDay, type TradeLine, totalOf } from '#domain/desk/trade.ts';
import type { LineKey } from '#domain/lines.ts';
import type { Waiting } from '#ports/desk-today.ts';
import type { RestingInsurer, WallName } from '#ports/resting-insurers.ts';
import { type InsurerStanding, listInsurers } from './list-insurers.ts';
import type { DeskPorts } from './ports.ts';

export type Today = {
  readonly at: Date;
  readonly waiting: readonly Waiting[];
  readonly trade: { readonly total: Trade; readonly days: readonly TradeDay[]; readonly lines: readonly TradeLine[] };
  readonly insurers: readonly InsurerDay[];
};

type Ports = Pick<DeskPorts, 'clock' | 'deskToday' | 'panel' | 'restingInsurers' | 'switches'>;

/** Longer than this nobody waits for an insurer. */
const longestMs = Math.max(...Object.values(lines).map(({ offerSeconds }) => offerSeconds)) * 1_000;

const beginOf = (day: string) => new Date(`${day}T00:00:00+03:00`);

const unasked = { asked: 0, priced: 0, declined: 0, looking: 0, failed: 0, waiting: 0 };
const unmeasured = { medianMs: undefined, p95Ms: undefined };

function restOf(rests: readonly RestingInsurer[], wall: WallName): RestState {
  const rest = rests.find((one) => one.wall === wall);
  if (!rest) return 'not';
  return rest.isSilent ? 'resting' : 'trying';
}

/** Every insurer of the panel, and whoever else was asked today. */
function insurerDays(
  panel: readonly InsurerStanding[],
  answers: readonly InsurerAnswers[],
  resting: readonly RestingInsurer[],
): readonly InsurerDay[] {
  const codes = new Set([...panel.map(({ code }) => code), ...answers.map(({ insurer }) => insurer)]);
  return [...codes].map((insurer) => {
    const standing = panel.find(({ code }) => code === insurer);
    const rests = resting.filter((rest) => rest.insurer === insurer);
    const [restSince] = rests.map(({ since }) => since).sort((one, other) => one.getTime() - other.getTime());
    return {
      ...(answers.find((row) => row.insurer === insurer) ?? { insurer, ...unasked, ...unmeasured }),
      name: standing?.name ?? insurer,
      switched: standing?.state ?? 'on',
      askingRest: restOf(rests, 'asking'),
      settlingRest: restOf(rests, 'settling'),
      restSince,
    };
  });
}

export async function readToday(
  ports: Ports,
  { dayCount, line }: { readonly dayCount: number; readonly line: LineKey | undefined },
): Promise<Today> {
  const { clock, deskToday, restingInsurers } = ports;
  const at = clock.now();
  const today = istanbulToday(at);
  const days = daysUpTo(today, dayCount);
  const [waiting, rows, answers, resting, panel] = await Promise.all([
    deskToday.waiting(at),
    deskToday.trade(beginOf(days[0] ?? today), line),
    deskToday.insurers(beginOf(today), longestMs),
    restingInsurers.now(),
    listInsurers(ports),
  ]);
  const byDays = byDay(rows, days);
  return {
    at,
    waiting,
    trade: { total: totalOf(byDays), days: byDays, lines: byLine(rows, days) },
    insurers: insurerDays(panel, answers, resting),
  };
}
