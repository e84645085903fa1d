import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { putText } from '../kinds/put-text.ts';
import { type DateMask, editDateText } from './date-masks.ts';

type DateText = { readonly mask: DateMask; readonly text: string; readonly onChange: (text: string) => void };

/** Keeps a typed date in its shape, and the caret where it belongs. */
export function useDateText({ mask, text, onChange }: DateText) {
  const [leftOut, setLeftOut] = useState(false);
  const edit = (input: HTMLInputElement, how: { readonly forward?: boolean; readonly composing?: boolean }) => {
    const caret = input.selectionStart ?? input.value.length;
    const edited = editDateText(mask, text, { text: input.value, caret, ...how });
    if (!how.composing) putText(input, edited.display, edited.caret);
    setLeftOut(edited.leftOut);
    onChange(edited.display);
  };
  const handlers = {
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { inputType, isComposing } = nativeEvent as Partial<InputEvent>;
      edit(currentTarget, { forward: inputType === 'deleteContentForward', composing: isComposing === true });
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => edit(currentTarget, {}),
  };
  return { handlers, leftOut };
}
