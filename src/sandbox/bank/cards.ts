import { luhn } from '#domain/card-brand.ts';

/** Why an issuer says no: the bank's code, the hosted page's code and group, and words for people. */
export type Decline = {
  readonly code: string;
  readonly errorCode: string;
  readonly errorGroup: string;
  readonly text: string;
};

const declines = {
  funds: { code: '51', errorCode: '10051', errorGroup: 'NOT_SUFFICIENT_FUNDS', text: 'Kart limiti yetersiz' },
  honour: { code: '05', errorCode: '10005', errorGroup: 'DO_NOT_HONOUR', text: 'İşlem onaylanmadı' },
  invalid: { code: '12', errorCode: '10012', errorGroup: 'INVALID_TRANSACTION', text: 'Geçersiz işlem' },
  lost: { code: '41', errorCode: '10041', errorGroup: 'LOST_CARD', text: 'Kayıp kart' },
  stolen: { code: '43', errorCode: '10043', errorGroup: 'STOLEN_CARD', text: 'Çalıntı kart' },
  expired: { code: '54', errorCode: '10054', errorGroup: 'EXPIRED_CARD', text: 'Kartın süresi dolmuş' },
  cvc: { code: '82', errorCode: '10084', errorGroup: 'INVALID_CVC2', text: 'Güvenlik kodu hatalı' },
  holder: { code: '57', errorCode: '10057', errorGroup: 'NOT_PERMITTED_TO_CARDHOLDER', text: 'Kart bu işleme kapalı' },
  terminal: {
    code: '58',
    errorCode: '10058',
    errorGroup: 'NOT_PERMITTED_TO_TERMINAL',
    text: 'İşyeri bu işleme kapalı',
  },
  fraud: { code: '34', errorCode: '10034', errorGroup: 'FRAUD_SUSPECT', text: 'Şüpheli işlem' },
  general: { code: '99', errorCode: '10202', errorGroup: 'ERROR', text: 'Genel hata' },
} as const satisfies Record<string, Decline>;

export const refusedByIssuer: Decline = declines.honour;

/** How a card fares: whether its holder can be verified, and whether its issuer then pays. */
export type CardFate = { readonly threeD: '1' | '0' | '4' | 'fails'; readonly decline: Decline | undefined };

const declining: Readonly<Record<string, Decline>> = {
  '4111111111111129': declines.funds,
  '4129111111111111': declines.honour,
  '4128111111111112': declines.invalid,
  '4127111111111113': declines.lost,
  '4126111111111114': declines.stolen,
  '4125111111111115': declines.expired,
  '4124111111111116': declines.cvc,
  '4123111111111117': declines.holder,
  '4122111111111118': declines.terminal,
  '4121111111111119': declines.fraud,
  '4130111111111118': declines.general,
};
const unverified: Readonly<Record<string, CardFate['threeD']>> = {
  '4131111111111117': '0',
  '4141111111111115': '4',
  '4151111111111112': 'fails',
};
const singlePaymentOnly: ReadonlySet<string> = new Set([
  '5890040000000016',
  '4766620000000001',
  '5170410000000004',
  '5400010000000004',
]);

/** Published test cards behave as published; every other number with a right check digit is a good card. */
export function cardFate(number: string, installments: number): CardFate {
  const noInstallments = installments > 1 && singlePaymentOnly.has(number);
  return {
    threeD: unverified[number] ?? '1',
    decline: declining[number] ?? (noInstallments ? declines.holder : undefined),
  };
}

/** First six and last four digits, all that may be kept. */
export function maskCard(number: string): string {
  return `${number.slice(0, 6)}${'*'.repeat(Math.max(0, number.length - 10))}${number.slice(-4)}`;
}

export type TypedCard = {
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly cvc: string;
};

/** What is wrong with a card as typed, in words for people. */
export function cardProblem({ number, month, year, cvc }: TypedCard, now: Date): string | undefined {
  if (!/^\d{15,19}$/.test(number) || !luhn(number)) return 'Kart numarası geçersiz';
  if (!/^(0?[1-9]|1[0-2])$/.test(month) || !/^(\d{2}|20\d{2})$/.test(year)) return 'Son kullanma tarihi geçersiz';
  const monthAfter = Date.UTC(2000 + (Number(year) % 100), Number(month), 1);
  if (monthAfter <= now.getTime()) return 'Kartın süresi dolmuş';
  return /^\d{3,4}$/.test(cvc) ? undefined : 'Güvenlik kodu geçersiz';
}
