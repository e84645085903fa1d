/** Puts the focus on an input whose code may still be on its way. Answers how to stop waiting for it. */
export function focusWhenThere(within: HTMLElement, selector: string): () => void {
  const tryFocus = () => {
    const found = within.querySelector<HTMLElement>(selector);
    found?.focus();
    return found !== null;
  };
  const watch = new MutationObserver(() => {
    if (tryFocus()) watch.disconnect();
  });
  if (!tryFocus()) watch.observe(within, { childList: true, subtree: true });
  return () => watch.disconnect();
}
