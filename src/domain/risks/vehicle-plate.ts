import { greenCardPlate, isPlate, normalisePlate } from '../rules/plate.ts';

const provinceOnly = /^(0[1-9]|[1-7]\d|8[01])(?:YK)?$/;

/** Which plates a line takes: those of this country, also none for a vehicle that has none yet, or those of others. */
export type PlateRule = 'turkish' | 'turkishOrNone' | 'foreign';

export type PlateContext = {
  readonly rule: PlateRule;
  /** '1' for the vehicle's own plate, '2' for none yet; undefined where nobody said. */
  readonly greenCardType?: string | undefined;
  /** Whether the vehicle is known by a reservation number, as before its first plate. */
  readonly reserved?: boolean | undefined;
};

function mayLackPlate({ rule, greenCardType, reserved }: PlateContext): boolean {
  return rule === 'turkishOrNone' ? greenCardType !== '1' : reserved === true;
}

/** The plate as registers and insurers spell it, '34YK' for a vehicle without one; undefined where the line takes no such plate. */
export function readPlate(typed: string, context: PlateContext): string | undefined {
  const plate = normalisePlate(typed);
  if (context.rule === 'foreign') return plate.length >= 2 ? plate : undefined;
  const province = provinceOnly.exec(plate)?.[1];
  if (province !== undefined && mayLackPlate(context)) return greenCardPlate('2', province);
  return isPlate(plate) && context.greenCardType !== '2' ? plate : undefined;
}
