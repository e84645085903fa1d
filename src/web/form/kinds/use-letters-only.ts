import { type Ref, type RefCallback, useCallback } from 'react';
import { isLetterKey } from '#domain/rules/only-letters.ts';

const lettersOf = (text: string) => [...text].filter(isLetterKey).join('');

function insert(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** Stops typed keys that are no letters before they show, and tells so. A pasted text arrives as it is, to be judged. */
function guardWith(onBlocked: (blocked: boolean) => void) {
  return (event: InputEvent): void => {
    if (!(event.target instanceof HTMLInputElement) || !event.data || !event.cancelable) return;
    const letters = lettersOf(event.data);
    const blocked = event.inputType === 'insertText' && letters !== event.data;
    onBlocked(blocked);
    if (!blocked) return;
    event.preventDefault();
    if (letters !== '') insert(event.target, letters);
  };
}

/** React has no event that comes before the input, so the element itself is listened to. */
export function useLettersOnly(
  active: boolean,
  focusRef: Ref<HTMLElement>,
  onBlocked: (blocked: boolean) => void,
): RefCallback<HTMLInputElement> {
  return useCallback(
    (input: HTMLInputElement | null) => {
      if (typeof focusRef === 'function') focusRef(input);
      else if (focusRef) focusRef.current = input;
      if (!input || !active) return;
      const guard = guardWith(onBlocked);
      input.addEventListener('beforeinput', guard);
      return () => input.removeEventListener('beforeinput', guard);
    },
    [active, focusRef, onBlocked],
  );
}
