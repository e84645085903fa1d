import { asbis } from '#domain/rules/asbis.ts';
import { email, normaliseEmail } from '#domain/rules/email.ts';
import { engineNumber } from '#domain/rules/engine-number.ts';
import { iban, normaliseIban } from '#domain/rules/iban.ts';
import { identityNumber } from '#domain/rules/identity-number.ts';
import { imei } from '#domain/rules/imei.ts';
import { latinName } from '#domain/rules/latin-name.ts';
import { microchip } from '#domain/rules/microchip.ts';
import { nationalNumber } from '#domain/rules/national-number.ts';
import { passport } from '#domain/rules/passport.ts';
import { petName } from '#domain/rules/pet-name.ts';
import { postalCode } from '#domain/rules/postal-code.ts';
import { provinceCode } from '#domain/rules/province-code.ts';
import type { Rule } from '#domain/rules/rule.ts';
import { normaliseCode, smsCode } from '#domain/rules/sms-code.ts';
import { uavt } from '#domain/rules/uavt.ts';

/** Rules of form that a field names; a mask brings its own. */
export const fieldRules = {
  asbis,
  email,
  engineNumber,
  iban,
  identityNumber,
  imei,
  latinName,
  microchip,
  nationalNumber,
  passport,
  petName,
  postalCode,
  provinceCode,
  smsCode,
  uavt,
} satisfies Record<string, Rule>;

export type FieldRule = keyof typeof fieldRules;

/** Boxes and vaccination cards print long numbers in groups. */
const ungrouped = (text: string) => text.replace(/[\s-]/g, '');

/** How a text leaves that people write in more than one way. */
const spellings: Partial<Record<FieldRule, (text: string) => string>> = {
  email: normaliseEmail,
  iban: normaliseIban,
  imei: ungrouped,
  microchip: ungrouped,
  smsCode: normaliseCode,
};

export function plainText(rule: FieldRule | undefined, text: string): string {
  return (rule && spellings[rule]?.(text)) ?? text.trim();
}
