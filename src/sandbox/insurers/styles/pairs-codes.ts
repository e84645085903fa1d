/** Codes of the answers an insurer gives to a question by code. */
export const answerCodes = {
  proposalNumber: 'C001',
  packageCode: 'C002',
  packageName: 'C003',
  net: 'C004',
  gross: 'C005',
  validUntil: 'C006',
  warning: 'C007',
  policyNumber: 'C010',
  start: 'C011',
  end: 'C012',
  state: 'C013',
  refund: 'C014',
  document: 'C020',
  currency: 'C040',
  foreignGross: 'C041',
  rate: 'C042',
  rateDay: 'C043',
} as const;

/** What is told of each insured person carries the person's place behind its code. */
export const personCodes = { gross: 'C031', loadingPercent: 'C032', exclusion: 'C033' } as const;

/** Codes of what is asked besides the risk. */
export const questionCodes = {
  reference: 'S001',
  proposalNumber: 'S301',
  gross: 'S302',
  installmentCount: 'S303',
  paymentReference: 'S304',
  policyNumber: 'S305',
  cancelReason: 'S306',
  documentKind: 'S307',
} as const;

/** An option of the line follows this prefix with its name, an instalment plan with its count. */
export const optionPrefix = 'X.';
export const installmentPrefix = 'P.';
