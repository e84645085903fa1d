/** Keys of the sentences in messages/rules.ts. */
export type RuleMessage =
  | 'missing'
  | 'passwordFieldMissing'
  | 'nameMissing'
  | 'surnameMissing'
  | 'nationalNumberMissing'
  | 'phoneMissing'
  | 'emailMissing'
  | 'birthdateMissing'
  | 'passwordMissing'
  | 'passwordsDiffer'
  | 'privacyMissing'
  | 'noticeMissing'
  | 'documentMissing'
  | 'saleDayMissing'
  | 'repairDocumentMissing'
  | 'smsCodeMissing'
  | 'smsCodeTooLong'
  | 'nationalNumberInvalid'
  | 'taxNumberInvalid'
  | 'taxNumberDoubtful'
  | 'phoneInvalid'
  | 'emailInvalid'
  | 'plateInvalid'
  | 'documentSerialInvalid'
  | 'documentNumberInvalid'
  | 'cardAmexNotTaken'
  | 'cardDinersNotTaken'
  | 'cardNumberIncomplete'
  | 'cardNumberInvalid'
  | 'cardExpiryInvalid'
  | 'cardExpired'
  | 'cvcInvalid'
  | 'dateIncomplete'
  | 'dateImpossible'
  | 'dateTooEarly'
  | 'dateTooLate'
  | 'timeInvalid'
  | 'birthdateInFuture'
  | 'birthdateTooEarly'
  | 'textTooLong'
  | 'onlyDigits'
  | 'onlyLetters'
  | 'amountMissing'
  | 'amountTooLow'
  | 'amountTooHigh'
  | 'numberTooLow'
  | 'numberTooHigh'
  | 'renewalInPast'
  | 'renewalTooLate'
  | 'imeiInvalid'
  | 'ibanInvalid'
  | 'vinInvalid'
  | 'engineNumberInvalid'
  | 'uavtInvalid'
  | 'microchipInvalid'
  | 'passportInvalid'
  | 'latinNameInvalid'
  | 'asbisInvalid'
  | 'postalCodeInvalid'
  | 'provinceCodeInvalid';

export type RuleFailure = {
  readonly message: RuleMessage;
  readonly values?: Readonly<Record<string, string | number>>;
};

/**
 * A rule judges one value and says nothing when it is fine. Rules of form let an empty value pass, so that they
 * also serve optional fields; `required` and `checked` ask for a value.
 */
export type Rule<Value = string> = (value: Value) => RuleFailure | undefined;
