import { keepLetters } from './late-letters.ts';

/** Waits until a stylesheet that was put into the page is there; one that could not be had is taken out again. */
async function arrived(file: HTMLLinkElement): Promise<void> {
  try {
    await new Promise((resolve, reject) => Object.assign(file, { onload: resolve, onerror: reject }));
  } catch {
    file.remove();
    throw new Error('The styles of the whole site could not be had');
  }
}

/**
 * Brings the styles of the whole site as the file that the application draws, before it draws. Small ones go when it is there. Where
 * all of them stand in the page already, the file is only kept for pages to come: nothing is reckoned anew below who types.
 */
export async function bringWholeStyles(): Promise<void> {
  const own = document.querySelector<HTMLElement>('[data-whole]');
  if (!own) return;
  keepLetters();
  const { whole = '', complete } = own.dataset;
  const file = document.createElement('link');
  Object.assign(file, { rel: 'stylesheet', href: whole, media: complete === undefined ? '' : 'not all' });
  own.after(file);
  if (complete === undefined) {
    await arrived(file);
    // What stands in the page has its place in what the application draws.
    if (own instanceof HTMLLinkElement) own.remove();
    else own.replaceChildren();
  }
  delete own.dataset.whole;
}
