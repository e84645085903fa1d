/** A Turkish mobile number as ten digits, however its country or trunk code was written. */
export function mobileNumber(text: string): string | undefined {
  return /^(?:\+?90|0)?(5\d{9})$/.exec(text.replace(/[\s()-]/g, ''))?.[1];
}

/** The phone of persona 99999999990: messages to it are taken and never arrive. */
export const silentPhone = '5550000999';
