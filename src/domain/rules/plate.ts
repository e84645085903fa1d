import { form } from './form.ts';

/** A plate without spaces in plain capitals: i, ı and İ are all I there. */
export function normalisePlate(value: string): string {
  return value.replace(/\s/g, '').normalize('NFC').replace(/İ|i̇/g, 'I').toUpperCase();
}

export function isPlate(value: string): boolean {
  const plate = normalisePlate(value);
  return /^\d{2}[A-Z]{1,3}\d{2,4}$/.test(plate) && plate.length >= 7 && plate.length <= 8;
}

/** A green card of type '2' is for a vehicle without a plate yet: its province code and 'YK' stand in for it. */
export function greenCardPlate(type: string, code: string): string {
  const plate = normalisePlate(code);
  return type === '2' ? `${plate}YK` : plate;
}

/** Whether a plate on the wire stands in for one that is not given out yet. */
export function lacksPlate(plate: string): boolean {
  return /^\d{2}YK$/.test(normalisePlate(plate));
}

/** The type of green card that a plate on the wire belongs to. */
export function greenCardTypeOf(plate: string): '1' | '2' {
  return lacksPlate(plate) ? '2' : '1';
}

/** Two digits, one to three letters, two to four digits; seven or eight characters in all. */
export const plate = form(isPlate, 'plateInvalid');
