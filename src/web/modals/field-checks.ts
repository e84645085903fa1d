import { requiredMessages } from '#messages/modals.ts';

export type Values<Field extends string> = Readonly<Record<Field, string>>;
export type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** A message for every field that was left empty. */
function missing<Field extends string>(values: Values<Field>, messages: Errors<Field>): Errors<Field> {
  const empty = Object.entries(messages).filter(([field]) => values[field as Field].trim() === '');
  return Object.fromEntries(empty) as Errors<Field>;
}

export const loginFields = ['username', 'password'] as const;
export function checkLogin(values: Values<(typeof loginFields)[number]>) {
  return missing(values, { username: requiredMessages.nationalNumber, password: requiredMessages.password });
}

export const registerFields = [
  'name',
  'surname',
  'nationalNumber',
  'phone',
  'email',
  'password',
  'passwordAgain',
  'privacy',
  'notice',
  'marketing',
] as const;
export function checkRegister(values: Values<(typeof registerFields)[number]>) {
  const { name, surname, nationalNumber, phone, email, password, privacy, notice } = requiredMessages;
  const differs = values.password !== values.passwordAgain;
  return {
    ...missing(values, { name, surname, nationalNumber, phone, email, password, privacy, notice }),
    ...(differs && { passwordAgain: requiredMessages.passwordMatch }),
  };
}

export const forgotPasswordFields = ['nationalNumber', 'phone'] as const;
export function checkForgotPassword(values: Values<(typeof forgotPasswordFields)[number]>) {
  return missing(values, { nationalNumber: requiredMessages.nationalNumber, phone: requiredMessages.phone });
}

export const verificationFields = ['code', 'kvkk1', 'kvkk2', 'news'] as const;
export function checkVerification(values: Values<(typeof verificationFields)[number]>) {
  return missing(values, {
    code: requiredMessages.smsCode,
    kvkk1: requiredMessages.privacy,
    kvkk2: requiredMessages.notice,
  });
}

/** The ten digits of a phone in any spelling, without country code or leading zero. */
export function phoneDigits(value: string): string {
  return value.replace(/\D/g, '').replace(/^(?:0{0,2}90|0)(?=\d{10}$)/, '');
}
