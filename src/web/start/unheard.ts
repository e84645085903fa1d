/** What React answers by taking up the whole page at once, where it has not done so yet. */
const presses = ['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup'] as const;
const touches = ['touchstart', 'touchend', 'touchcancel'] as const;
const keys = ['keydown', 'keypress', 'keyup', 'input', 'textInput', 'change', 'paste', 'cut', 'click'] as const;
const compositions = ['compositionstart', 'compositionend'] as const;
const hushed = [...presses, ...touches, ...keys, ...compositions] as const;
const beginnings: ReadonlySet<string> = new Set([...presses, ...touches]);

const written = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** What a press comes to is a click, which is heard. Fields for text answer by themselves, and forms take up what they hold. */
function hush(event: Event): void {
  const isWriting = event.target instanceof Element && event.target.matches(written);
  if (isWriting || beginnings.has(event.type)) event.stopImmediatePropagation();
}

/** Keeps typing and presses from React, which listens on the document too, while it takes up the page in small steps. */
export function keepUnheard(): void {
  for (const type of hushed) document.addEventListener(type, hush, true);
}

/** To be called in the moment in which forms take up what they hold: whatever comes next is React's. */
export function letHear(): void {
  for (const type of hushed) document.removeEventListener(type, hush, true);
}
