import { saveBytes } from './save-bytes.ts';

type UploadedFile = { readonly fileName: string; readonly base64: string };

/** A file that somebody uploaded, saved under its name. It is of no type here, so that nothing ever opens it in place of a page. */
export function saveFile({ fileName, base64 }: UploadedFile): void {
  saveBytes(fileName, base64.slice(base64.indexOf(',') + 1), 'application/octet-stream');
}
