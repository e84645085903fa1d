import { saveBytes } from './save-bytes.ts';

/**
 * Hands a PDF to the browser as a download. It is not shown in a tab: the site's content policy lets no viewer run on
 * an address made of data.
 */
export function savePdf({ FileName, Base64 }: { readonly FileName: string; readonly Base64: string }): void {
  saveBytes(FileName, Base64, 'application/pdf');
}
