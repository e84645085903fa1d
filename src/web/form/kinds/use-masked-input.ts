import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';
import { applyEdit, type MaskedText } from '#domain/masks/edit.ts';
import type { Mask } from '#domain/masks/mask.ts';
import { putText } from './put-text.ts';

type MaskedInput = { readonly mask: Mask; readonly text: string; readonly onChange: (text: string) => void };

/** Turns what the browser did to a masked field into what the field holds, and puts text and caret right at once. */
export function useMaskedInput({ mask, text, onChange }: MaskedInput) {
  const last = useRef<MaskedText>(undefined);
  const [leftOut, setLeftOut] = useState(false);

  function edit(input: HTMLInputElement, { forward = false, composing = false }): void {
    const known = last.current?.display === text ? last.current : undefined;
    const edited = applyEdit({
      mask,
      previous: known ?? { raw: mask.rawFrom(text), display: text },
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      forward,
      composing,
    });
    last.current = edited;
    if (!composing) putText(input, edited.display, edited.caret);
    setLeftOut(edited.leftOut);
    onChange(edited.display);
  }

  const handlers = {
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { inputType, isComposing } = nativeEvent as Partial<InputEvent>;
      edit(currentTarget, { forward: inputType === 'deleteContentForward', composing: isComposing === true });
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => edit(currentTarget, {}),
  };
  return { handlers, leftOut };
}
