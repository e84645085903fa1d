import { insuresHome } from '#catalog/risks/property/lines.ts';
import type { LineKey } from '#domain/lines.ts';
import type { PropertyRisk } from '#domain/risks/property.ts';

/** The building as far as a line reads it: an earthquake policy reads nothing of the home in it. */
export function propertyForLine(line: LineKey, risk: PropertyRisk): PropertyRisk {
  return insuresHome(line) ? risk : { ...risk, buildYear: undefined, home: undefined };
}
