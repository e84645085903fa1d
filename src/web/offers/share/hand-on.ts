/** How a link stands to be handed on: copied already, or in sight only. */
export type HandedOn = 'copied' | 'shown';

/** Phones have a window of their own for handing things on. */
export const hasShareSheet = () => matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function';

export async function copyLink(link: string): Promise<HandedOn> {
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'shown';
  }
}

/** Opens the phone's window; where it cannot be opened the link is copied. */
export async function openShareSheet(link: string, title: string): Promise<HandedOn> {
  try {
    await navigator.share({ title, url: link });
    return 'shown';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shown' : copyLink(link);
  }
}
