import { saveBlob } from './save-blob.ts';

type TextFile = {
  readonly fileName: string;
  readonly type: 'application/json' | 'text/html';
  readonly text: string;
};

/** Hands a text to the browser as a download. It is never shown as a page of ours. */
export function saveText({ fileName, type, text }: TextFile): void {
  saveBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}
