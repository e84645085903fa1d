/** Browsers need the address a moment longer than the click. */
const keptMs = 60_000;

export type TextFile = {
  readonly fileName: string;
  readonly type: 'application/json' | 'text/html';
  readonly text: string;
};

/** Hands a text to the browser as a download. It is never shown as a page of ours. */
export function saveText({ fileName, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
