import type { LineKey } from '#domain/lines.ts';
import type { DeskPorts } from './ports.ts';

export type TurnRequest = {
  readonly insurer: string;
  /** All of its lines where undefined. */
  readonly line: LineKey | undefined;
  readonly to: 'off' | 'on';
  readonly operatorId: string;
  readonly why: string;
};

/** already: it stood so. notSold: the insurer has no such line. allOff: one line stays off while all of them are. */
export type TurnAnswer =
  | { readonly kind: 'turned'; readonly name: string }
  | { readonly kind: 'allOff' | 'already' | 'missing' | 'notSold' };

/** Switches an insurer, or one of its lines, off or on. */
export async function turnSwitch(
  { panel, switches, clock }: Pick<DeskPorts, 'clock' | 'panel' | 'switches'>,
  { insurer, line, to, operatorId, why }: TurnRequest,
): Promise<TurnAnswer> {
  const known = panel.find(({ code }) => code === insurer);
  if (!known) return { kind: 'missing' };
  if (line !== undefined && !known.lines.includes(line)) return { kind: 'notSold' };
  const which = { insurer, line };
  if (to === 'on' && line !== undefined) {
    const off = await switches.list();
    if (off.some((one) => one.insurer === insurer && one.line === undefined)) return { kind: 'allOff' };
  }
  const isTurned =
    to === 'off' ? await switches.turnOff(which, { operatorId, why }, clock.now()) : await switches.turnOn(which);
  return isTurned ? { kind: 'turned', name: known.name } : { kind: 'already' };
}
