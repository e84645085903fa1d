import { allLines } from '#catalog/forms/desk/insurers.ts';
import { lines } from '#catalog/lines/index.ts';
import type { AskedOf, DataOf } from '#contracts/desk/index.ts';
import { insurerTexts as words } from '#messages/desk-insurers.ts';
import { type InsurerStanding, listInsurers } from '#services/desk/list-insurers.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { turnSwitch } from '#services/desk/turn-switch.ts';
import { type ActResult, type DeskContext, type DeskHandlers, missing, shown } from '../handler.ts';

const lineName = (line: AskedOf<'switchOff'>['Line']) => (line === allLines ? words.allLines : lines[line].name);

function wireOf({ code, name, lines: standing, off, state }: InsurerStanding): DataOf<'insurer'> {
  return {
    Code: code,
    Name: name,
    Lines: standing.map(({ line, isOff }) => ({ Line: line, Name: lines[line].name, IsOff: isOff })),
    State: state,
    Off: off.map(({ line = allLines, since, by, why }) => ({
      Line: line,
      Name: lineName(line),
      Since: since.toISOString(),
      By: by,
      Why: why,
    })),
  };
}

export function insurerHandlers(
  ports: DeskPorts,
): Pick<DeskHandlers, 'insurer' | 'insurers' | 'switchOff' | 'switchOn'> {
  async function turn(
    to: 'off' | 'on',
    { Insurer, Line, Reason }: AskedOf<'switchOff'>,
    { operator }: DeskContext,
  ): Promise<ActResult> {
    const line = Line === allLines ? undefined : Line;
    const answer = await turnSwitch(ports, { insurer: Insurer, line, to, operatorId: operator.id, why: Reason });
    switch (answer.kind) {
      case 'turned': {
        const said = to === 'off' ? words.switchedOff : words.switchedOn;
        return {
          kind: 'done',
          to: `/sirketler/${encodeURIComponent(Insurer)}`,
          word: said(answer.name, lineName(Line)),
        };
      }
      case 'already':
        return { kind: 'refused', errors: { Line: to === 'off' ? words.alreadyOff : words.alreadyOn } };
      case 'allOff':
        return { kind: 'refused', errors: { Line: words.allOffFirst } };
      case 'notSold':
        return { kind: 'refused', errors: { Line: words.notSold } };
      case 'missing':
        return missing;
      default:
        return answer satisfies never;
    }
  }
  return {
    insurers: async () => shown({ Rows: (await listInsurers(ports)).map(wireOf) }),
    async insurer({ Insurer }) {
      const found = (await listInsurers(ports)).find(({ code }) => code === Insurer);
      return found ? shown(wireOf(found)) : missing;
    },
    switchOff: (asked, context) => turn('off', asked, context),
    switchOn: (asked, context) => turn('on', asked, context),
  };
}
