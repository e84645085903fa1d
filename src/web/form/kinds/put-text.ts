/** Shows a text with the caret in its place. A field nobody is in keeps its hands off the focus. */
export function putText(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value !== text) input.value = text;
  if (document.activeElement !== input) return;
  // To place a caret the browser lays the page out, also where it stands already.
  if (input.selectionStart !== caret || input.selectionEnd !== caret) input.setSelectionRange(caret, caret);
}
