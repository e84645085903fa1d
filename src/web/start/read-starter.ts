/** What the server wrote beside the small script: the page's version, and the names of the files it is made of. */
export function readStarter(): { readonly version: string; readonly files: readonly string[] } | undefined {
  const { page: version, files } = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset ?? {};
  return version === undefined ? undefined : { version, files: (files ?? '').split(' ').filter(Boolean) };
}
