import { type Day, formatDay } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import {
  buildPeriodNames,
  damageNames,
  floorBandNames,
  structureNames,
  useNames,
} from '#messages/property-questions.ts';
import { earthquakePolicyTexts, propertyFactNames as words } from '#messages/property-step.ts';
import { type FactRow, factRows } from '../../fields/fact-rows.ts';
import type { RegisteredPropertyAnswers } from './answers.ts';
import { insuresHome } from './lines.ts';

/** The name of a choice that counts from one. */
const nameOf = (names: readonly string[], id: string | undefined) => (id === undefined ? id : names[Number(id) - 1]);

/** What is known of the building, as far as the line reads it. */
export function buildingRows(line: LineKey, building: RegisteredPropertyAnswers | null): readonly FactRow[] {
  const isHome = insuresHome(line);
  const { GrossArea, DaskInsaTarzi, DaskInsaYili, FloorCount, DaskKullanimSekli, DamageState } = building ?? {};
  return factRows(
    [words.area, GrossArea === undefined ? undefined : words.areaOf(GrossArea)],
    [words.structure, DaskInsaTarzi && structureNames[DaskInsaTarzi]],
    [words.buildPeriod, isHome ? undefined : nameOf(buildPeriodNames, DaskInsaYili)],
    [words.floors, nameOf(floorBandNames, FloorCount)],
    [words.use, isHome ? undefined : nameOf(useNames, DaskKullanimSekli)],
    [words.damage, nameOf(damageNames, DamageState)],
  );
}

/** Its latest earthquake policy. */
export function earthquakeRows(
  policy: { readonly FirmName: string; readonly MaskedPolicyNo: string; readonly PolicyEnd: Day } | null,
): readonly FactRow[] {
  return factRows(
    [earthquakePolicyTexts.insurer, policy?.FirmName],
    [earthquakePolicyTexts.number, policy?.MaskedPolicyNo],
    [earthquakePolicyTexts.end, policy ? formatDay(policy.PolicyEnd) : undefined],
  );
}
