/** How long a list must have been left alone before its cards may move. */
export const settleMs = 600;

/**
 * Shows what is held back as soon as the list has been left alone. More may come in the moment it is shown, so it goes
 * on until it is stopped.
 */
export function showWhenQuiet(lastActivity: () => number, show: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tryShow = () => {
    const wait = lastActivity() + settleMs - performance.now();
    if (wait <= 0) show();
    timer = setTimeout(tryShow, wait > 0 ? wait : settleMs);
  };
  timer = setTimeout(tryShow, 0);
  return () => clearTimeout(timer);
}
