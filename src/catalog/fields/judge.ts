import { addDays, type Day, formatMonth, parseMonth } from '#domain/dates.ts';
import { amount } from '#domain/rules/amount.ts';
import { birthdate } from '#domain/rules/birthdate.ts';
import { ruleByMask } from '#domain/rules/by-mask.ts';
import { cardExpiry } from '#domain/rules/card-expiry.ts';
import { checked } from '#domain/rules/checked.ts';
import { dateLimits } from '#domain/rules/date-limits.ts';
import { numberRange } from '#domain/rules/number-range.ts';
import { onlyDigits } from '#domain/rules/only-digits.ts';
import { onlyLetters } from '#domain/rules/only-letters.ts';
import { passwordMatch } from '#domain/rules/password-match.ts';
import { renewalStart } from '#domain/rules/renewal-start.ts';
import { required } from '#domain/rules/required.ts';
import type { RuleFailure } from '#domain/rules/rule.ts';
import { textLength } from '#domain/rules/text-length.ts';
import { time } from '#domain/rules/time.ts';
import {
  type DateAndTimePicker,
  type DatePicker,
  type Field,
  longestOther,
  otherId,
  otherName,
  type TextInput,
} from './field.ts';
import { fieldRules, plainText } from './rules.ts';
import type { FieldValue, FormValues } from './values.ts';

export type JudgeContext = { readonly today: Day; readonly values: FormValues };

type Verdict = RuleFailure | undefined;

const asText = (value: FieldValue | undefined) => (typeof value === 'string' ? value : '');

function judgeText(field: TextInput, text: string): Verdict {
  const missing = field.required ? required(field.missing)(text) : undefined;
  const only = field.only === 'digits' ? onlyDigits(text) : field.only === 'letters' ? onlyLetters(text) : undefined;
  const byRule = field.rule && (field.required || text !== '') ? fieldRules[field.rule](text) : undefined;
  return missing ?? only ?? byRule ?? textLength(field.maxLength ?? Infinity)(text);
}

function judgeMonth(field: DatePicker, text: string, today: Day): Verdict {
  const month = parseMonth(text);
  if (!month) return { message: 'dateIncomplete' };
  const now = today.slice(0, 7);
  if (field.disablePast && month < now) return { message: 'dateTooEarly', values: { min: formatMonth(now) } };
  return field.disableFuture && month > now ? { message: 'dateTooLate', values: { max: formatMonth(now) } } : undefined;
}

function judgeDay(field: DatePicker | DateAndTimePicker, text: string, today: Day): Verdict {
  const missing = field.required ? required(field.missing)(text) : undefined;
  if (missing || text === '') return missing;
  if (field.kind === 'datePicker') {
    if (field.month) return judgeMonth(field, text, today);
    if (field.purpose === 'birthdate') return birthdate(today)(text);
    if (field.purpose) return renewalStart({ days: field.purpose.renewalWithin, today })(text);
  }
  return dateLimits({
    ...(field.disablePast ? { earliest: today } : {}),
    ...(field.daysBack === undefined ? {} : { earliest: addDays(today, -field.daysBack) }),
    ...(field.disableFuture ? { latest: today } : {}),
    ...(field.daysAhead === undefined ? {} : { latest: addDays(today, field.daysAhead) }),
  })(text);
}

function judgeMoment(field: DateAndTimePicker, text: string, today: Day): Verdict {
  const [day = '', clock = ''] = text.split(' ');
  return judgeDay(field, day, today) ?? (text === '' ? undefined : (required('timeInvalid')(clock) ?? time(clock)));
}

/** A choice of "other" stands for nothing until its text is written. */
function judgeChoice(
  field: Extract<Field, { kind: 'selectBox' | 'radioGroup' }>,
  value: FieldValue | undefined,
  values: FormValues,
): Verdict {
  const isOther = value === otherId || (Array.isArray(value) && (value as readonly unknown[]).includes(otherId));
  if (field.other && isOther) {
    const written = asText(values[otherName(field.name)]);
    return required(field.missing)(written) ?? textLength(longestOther)(written);
  }
  const chosen = typeof value === 'string' || Array.isArray(value) ? (value as string | string[]) : '';
  if (field.kind === 'radioGroup' && chosen !== '' && !field.choices.some(({ id }) => id === chosen))
    return { message: field.missing ?? 'missing' };
  return field.required ? checked(field.missing)(chosen) : undefined;
}

/** Judges one field as the form holds it. The first thing wrong is told; a field that is not shown is never wrong. */
export function judge(field: Field, value: FieldValue | undefined, { today, values }: JudgeContext): Verdict {
  switch (field.kind) {
    case 'textInput':
      return judgeText(field, plainText(field.rule, asText(value)));
    case 'textArea':
      return (
        (field.required ? required(field.missing)(asText(value)) : undefined) ??
        textLength(field.maxLength)(asText(value))
      );
    case 'passwordInput': {
      const text = asText(value);
      const missing = field.required ? required(field.missing ?? 'passwordFieldMissing')(text) : undefined;
      return missing ?? (field.repeats ? passwordMatch(asText(values[field.repeats]))(text) : undefined);
    }
    case 'formMask': {
      const text = asText(value);
      const missing = field.required ? required(field.missing)(text) : undefined;
      const birth = field.purpose === 'birthdate' ? birthdate(today)(text) : undefined;
      const expiry = field.mask === 'cardExpiry' ? cardExpiry(today.slice(0, 7))(text) : undefined;
      return missing ?? ruleByMask[field.mask](text) ?? birth ?? expiry;
    }
    case 'inputNumber': {
      const number = typeof value === 'number' ? value : null;
      if (field.amount) return field.required || number !== null ? amount(field)(number) : undefined;
      if (number === null) return field.required ? { message: field.missing ?? 'missing' } : undefined;
      return numberRange(field)(number);
    }
    case 'datePicker':
      return judgeDay(field, asText(value), today);
    case 'dateAndTimePicker':
      return judgeMoment(field, asText(value), today);
    case 'timePicker':
      return (field.required ? required(field.missing)(asText(value)) : undefined) ?? time(asText(value));
    case 'switch':
    case 'checkboxSingle':
      return field.required ? checked(field.missing)(value === true) : undefined;
    case 'selectBox':
    case 'radioGroup':
      return judgeChoice(field, value, values);
    case 'dragUpload':
    case 'listInputs':
      return field.required && Array.isArray(value) && value.length === 0
        ? { message: field.missing ?? 'missing' }
        : undefined;
    case 'button':
      return undefined;
    default:
      return field satisfies never;
  }
}
