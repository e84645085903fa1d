let pressed = false;

/** Watches the pointer from the first form on. */
export function watchPresses(): () => void {
  const down = () => {
    pressed = true;
  };
  const up = () => {
    pressed = false;
  };
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('pointerup', up, true);
  document.addEventListener('pointercancel', up, true);
  return () => {
    document.removeEventListener('pointerdown', down, true);
    document.removeEventListener('pointerup', up, true);
    document.removeEventListener('pointercancel', up, true);
  };
}

/** An error that appears under a press would move what is being pressed away; it waits until the press is over. */
export function afterPress(run: () => void): void {
  if (!pressed) {
    setTimeout(run);
    return;
  }
  const later = () => {
    document.removeEventListener('pointerup', later);
    document.removeEventListener('pointercancel', later);
    setTimeout(run);
  };
  document.addEventListener('pointerup', later);
  document.addEventListener('pointercancel', later);
}
