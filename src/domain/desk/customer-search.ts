import { isMobile } from '../account/username.ts';
import { normalisePhone } from '../rules/phone.ts';
import { normalisePlate } from '../rules/plate.ts';
import { plainCapitals, plainDigits } from '../turkish-text.ts';

/** What somebody on the phone may say, by which their records are found. */
export type CustomerClue =
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'plate'; readonly plate: string }
  /** As it was typed, and as insurers may write it. */
  | { readonly kind: 'policyNumber'; readonly spellings: readonly string[] }
  | { readonly kind: 'orderReference'; readonly reference: string }
  | { readonly kind: 'supportNumber'; readonly number: string };

const plateShape = /^(?=.*\d)(?=.*[\p{L}])[\p{L}\d]{4,15}$/u;
const referenceShape = /^[A-Z0-9]{12,20}$/;
const supportShape = /^D[A-Z0-9]{7}$/;
const policyNumberShape = /^(?=.*\d)\S{4,40}$/;

const unspaced = (text: string) => text.replace(/\s/g, '');

/** Of any country: registers write it without spaces, dots and dashes. */
function plateIn(text: string): readonly CustomerClue[] {
  const plate = normalisePlate(text.replace(/[\s.\-–]/g, ''));
  return plateShape.test(plate) ? [{ kind: 'plate', plate }] : [];
}

function policyNumberIn(text: string): readonly CustomerClue[] {
  const spellings = [...new Set([text, unspaced(text), plainCapitals(unspaced(text))])];
  return policyNumberShape.test(unspaced(text)) ? [{ kind: 'policyNumber', spellings }] : [];
}

/** Everything that a text may mean by its shape; more than one where shapes are alike. */
export function cluesIn(typed: string): readonly CustomerClue[] {
  const text = plainDigits(typed).trim();
  const capitals = plainCapitals(unspaced(text));
  const phone = normalisePhone(text);
  return [
    ...(isMobile(phone) && !/\p{L}/u.test(text) ? [{ kind: 'phone', phone } as const] : []),
    ...plateIn(text),
    ...(supportShape.test(capitals) ? [{ kind: 'supportNumber', number: capitals } as const] : []),
    ...(referenceShape.test(capitals) ? [{ kind: 'orderReference', reference: capitals } as const] : []),
    ...policyNumberIn(text),
  ];
}
