import type { SwitchState } from '#domain/desk/insurer-day.ts';
import type { LineKey } from '#domain/lines.ts';
import type { InsurerCapabilities } from '#ports/insurer.ts';
import type { SwitchedOff } from '#ports/insurer-switches.ts';
import type { DeskPorts } from './ports.ts';

export type InsurerStanding = {
  readonly code: string;
  readonly name: string;
  readonly lines: readonly { readonly line: LineKey; readonly isOff: boolean }[];
  /** As they were turned: one switch may be for all lines. */
  readonly off: readonly SwitchedOff[];
  readonly state: SwitchState;
};

function standingOf({ code, name, lines }: InsurerCapabilities, switches: readonly SwitchedOff[]): InsurerStanding {
  const off = switches.filter(({ insurer }) => insurer === code);
  const standing = lines.map((line) => ({
    line,
    isOff: off.some((one) => one.line === undefined || one.line === line),
  }));
  const closed = standing.filter(({ isOff }) => isOff).length;
  return { code, name, lines: standing, off, state: closed === 0 ? 'on' : closed < lines.length ? 'partly' : 'off' };
}

const first: readonly SwitchState[] = ['off', 'partly', 'on'];

/** The whole panel, those that are off first. */
export async function listInsurers({ panel, switches }: Pick<DeskPorts, 'panel' | 'switches'>) {
  const off = await switches.list();
  return panel
    .map((insurer) => standingOf(insurer, off))
    .toSorted(
      (one, other) => first.indexOf(one.state) - first.indexOf(other.state) || one.name.localeCompare(other.name, 'tr'),
    );
}
