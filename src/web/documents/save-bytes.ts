import { saveBlob } from './save-blob.ts';

/** Hands what came as base64 to the browser as a download. */
export function saveBytes(fileName: string, base64: string, type: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveBlob(fileName, new Blob([bytes], { type }));
}
