/** Puts the focus on an element whose code may still be on its way. Answers how to stop waiting for it. */
export function focusWhenThere(
  within: HTMLElement,
  selector: string,
  onFocused?: (element: HTMLElement) => void,
): () => void {
  const tryFocus = () => {
    const found = within.querySelector<HTMLElement>(selector);
    found?.focus();
    if (found) onFocused?.(found);
    return found !== null;
  };
  const watch = new MutationObserver(() => {
    if (tryFocus()) watch.disconnect();
  });
  // An attribute may be what is waited for.
  if (!tryFocus()) watch.observe(within, { childList: true, subtree: true, attributes: true });
  return () => watch.disconnect();
}
