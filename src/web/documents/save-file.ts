/** Browsers need the address a moment longer than the click. */
const keptMs = 60_000;

/** Hands a file that came as a data URL to the browser as a download; it is never shown as a page of ours. */
export function saveFile({ fileName, base64 }: { readonly fileName: string; readonly base64: string }): void {
  const bytes = Uint8Array.from(atob(base64.slice(base64.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
