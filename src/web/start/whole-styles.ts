/** Puts the styles of the whole site in the place of the small ones that a page is shown with, before the application draws. */
export async function bringWholeStyles(): Promise<void> {
  const small = document.querySelector<HTMLLinkElement>('link[data-whole]');
  if (!small) return;
  const whole = document.createElement('link');
  const here = new Promise((resolve, reject) => {
    Object.assign(whole, { rel: 'stylesheet', href: small.dataset.whole, onload: resolve, onerror: reject });
  });
  small.after(whole);
  try {
    await here;
  } catch {
    whole.remove();
    throw new Error('The styles of the whole site could not be had');
  }
  small.remove();
}
