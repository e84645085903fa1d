/** How a link left: through the device's own window, to the clipboard, or not at all. */
export type HandedOn = 'shared' | 'copied' | 'shown';

const hasTouch = () => matchMedia('(pointer: coarse)').matches;

async function copy(link: string): Promise<HandedOn> {
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'shown';
  }
}

/** Phones have a window of their own for handing things on; elsewhere the link is copied. */
export async function handOn(link: string, title: string): Promise<HandedOn> {
  if (!hasTouch() || typeof navigator.share !== 'function') return copy(link);
  try {
    await navigator.share({ title, url: link });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shown' : copy(link);
  }
}
