import type { ReactNode } from 'react';
import { site } from '#config/site.ts';
import { cardBrand } from '#domain/card-brand.ts';
import type { MaskName } from '#domain/masks/mask.ts';
import { masks } from '#domain/masks/masks.ts';
import { takenBrand } from '#domain/rules/card-number.ts';
import { hasPhoneDigits } from '#domain/rules/phone.ts';
import { cardBrandNames, formMessages, maskPlaceholders } from '#messages/form.ts';
import { ruleText } from '#messages/rules.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { FieldProps } from '../field-props.ts';
import { inputAttributes, refOf, textOf } from '../input-attributes.ts';
import { KeyNote, takenBy } from './key-note.tsx';
import { useMaskedInput } from './use-masked-input.ts';

const autoComplete: Partial<Record<MaskName, string>> = {
  phoneNumber: 'tel',
  cardNumber: 'cc-number',
  cardExpiry: 'cc-exp',
  cvc: 'cc-csc',
};

function PhoneCheck() {
  return (
    <span className="flex items-center pr-3 text-success">
      <Icon name="checkCircle" className="size-6" />
      <VisuallyHidden>{formMessages.phoneComplete}</VisuallyHidden>
    </span>
  );
}

function BrandMark({ number }: { readonly number: string }) {
  const brand = cardBrand(number);
  if (!brand) return null;
  return (
    <span className="flex items-center pr-3">
      <span className="rounded-[0.375rem] border border-line bg-mist px-2 py-0.5 font-semibold text-brand-strong text-small">
        {cardBrandNames[brand]}
      </span>
    </span>
  );
}

/** A number that is refused, say for a digit too many, has no check beside it. */
function signOf(mask: MaskName, text: string, isRefused: boolean): ReactNode {
  if (mask === 'cardNumber') return <BrandMark number={text} />;
  return mask === 'phoneNumber' && hasPhoneDigits(text) && !isRefused ? <PhoneCheck /> : null;
}

/** What can be told before a number is complete. */
function noteOn(mask: MaskName, text: string): string | undefined {
  const failure = mask === 'cardNumber' ? takenBrand(text) : undefined;
  return failure && ruleText(failure);
}

/** A field that shapes what is typed. It has no length limit of its own: what is too much is shown and judged. */
export function FormMask(props: FieldProps<'formMask'>) {
  const { field, value, onChange, focusRef } = props;
  const mask = masks[field.mask];
  const text = textOf(value);
  const { handlers, leftOut } = useMaskedInput({ mask, text, onChange });
  return (
    <>
      <TextField
        {...inputAttributes(props)}
        {...handlers}
        ref={refOf<HTMLInputElement>(focusRef)}
        value={text}
        type={mask.inputMode === 'tel' ? 'tel' : 'text'}
        inputMode={mask.inputMode}
        autoComplete={field.autoComplete ?? autoComplete[field.mask] ?? 'off'}
        autoCapitalize={mask.inputMode === 'text' ? 'characters' : undefined}
        autoCorrect="off"
        spellCheck={false}
        placeholder={field.placeholder ?? (maskPlaceholders[field.mask] || undefined)}
        prefix={field.mask === 'phoneNumber' ? site.phonePrefix : undefined}
        trailing={signOf(field.mask, text, props.error !== undefined)}
      />
      <KeyNote text={leftOut ? takenBy(mask) : props.error ? undefined : noteOn(field.mask, text)} />
    </>
  );
}
