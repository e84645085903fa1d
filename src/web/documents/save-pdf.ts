/** Browsers need the address a moment longer than the click. */
const keptMs = 60_000;

/**
 * Hands a PDF to the browser as a download. It is not shown in a tab: the site's content policy lets no viewer run on
 * an address made of data.
 */
export function savePdf({ FileName, Base64 }: { readonly FileName: string; readonly Base64: string }): void {
  const bytes = Uint8Array.from(atob(Base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
