declare global {
  interface Navigator {
    /** Not every browser tells of its line. */
    readonly connection?: { readonly effectiveType: string };
  }
}

/** What browsers call a line on which an answer takes less than a third of a second. */
const quickLine = '4g';

/** Where the page says its typeface is. */
const fontAddress = () => /url\((.*?)\)/.exec(document.querySelector('style')?.textContent ?? '')?.[1];

/** Whether another page led here, which has brought the typeface. */
const hasVisited = () => document.referrer.startsWith(`${location.origin}/`);

/** What asks for it stands in the head only until the application takes that up, element by element as it draws them. */
export const fontHint = 'link[data-font-hint]';

/**
 * Asks for the typeface beside the styles, so that the first picture has it. On a slow line it would keep them back, and text
 * that awaits a typeface is laid out twice: there the first page stands in the system's letters, and the typeface comes when all
 * else is there, for the next.
 */
export function fetchFont(): void {
  const font = fontAddress();
  const { effectiveType = quickLine } = navigator.connection ?? {};
  if (font === undefined) return;
  if (effectiveType === quickLine) {
    const link = document.createElement('link');
    link.dataset.fontHint = '';
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: font });
    document.head.append(link);
  } else if (!hasVisited()) {
    document.documentElement.dataset.letters = 'system';
    addEventListener('load', () => fetch(font, { priority: 'low' }).catch(() => undefined));
  }
}
