import { lines } from '#catalog/lines/index.ts';
import { quotedKind } from '#catalog/risks/quoted-lines.ts';
import { vehicleColumns } from '#catalog/risks/vehicle/lines.ts';
import type { LineKey } from '#domain/lines.ts';
import { scenarioTexts as words } from '#messages/compare.ts';

/** That the figures are no promise, and what decides in earnest. */
function warningOf(line: LineKey): string {
  const kind = quotedKind(line);
  return kind === undefined || kind === 'vehicle' || kind === 'property' ? words.note.damage : words.note[kind];
}

type CarValue = { readonly text: string; readonly isOwn: boolean };

/** What the figures were reckoned with, where it is not in the examples themselves. */
function basisOf(line: LineKey, carValue: CarValue): string | undefined {
  const { risk } = lines[line];
  switch (risk.kind) {
    case 'property':
      return words.home;
    case 'health':
      return risk.asks === 'supplementary' ? words.supplementary : words.contracted;
    case 'trip':
    case 'pet':
    case 'device':
      return words[risk.kind];
    case 'vehicle':
      if (vehicleColumns(line)?.insuresCar !== true) return undefined;
      return (carValue.isOwn ? words.ownCar : words.exampleCar)(carValue.text);
  }
}

/** What is to be known before the examples of a line are read. */
export function noteOf(line: LineKey, carValue: CarValue): string {
  return [warningOf(line), basisOf(line, carValue)].filter(Boolean).join(' ');
}
