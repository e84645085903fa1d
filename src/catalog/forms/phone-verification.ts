import { verificationMessages as words } from '#messages/modals.ts';
import type { Field, FormDefinition } from '../fields/field.ts';
import { type ConsentNames, consentFields } from './consents.ts';

/** Names of the consents in the verification window. */
export const verificationConsentNames = { privacy: 'kvkk1', notice: 'kvkk2', marketing: 'news' } as const;

export const codeField: Field = {
  kind: 'textInput',
  name: 'SmsActivationCode',
  label: words.code,
  help: words.codeHelp,
  required: true,
  missing: 'smsCodeMissing',
  rule: 'smsCode',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  wide: true,
};

/** The code and the consents, under the window's names or the wire's. */
export function verificationFields(names: ConsentNames): readonly Field[] {
  return [codeField, ...consentFields(names)];
}

/** The code alone: every consent was given before. */
export const codeOnlyForm: FormDefinition = {
  id: 'phone-verification',
  steps: [{ key: 'phone-verification', title: words.title, fields: [codeField] }],
};

export const phoneVerificationForm: FormDefinition = {
  id: 'phone-verification',
  steps: [{ key: 'phone-verification', title: words.title, fields: verificationFields(verificationConsentNames) }],
};
