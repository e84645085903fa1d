/** Shows a text with the caret in its place. A field nobody is in keeps its hands off the focus. */
export function putText(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value !== text) input.value = text;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}
