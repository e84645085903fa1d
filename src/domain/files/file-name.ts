import type { FileType } from './file-type.ts';

const endings: Readonly<Record<FileType, readonly [usual: string, ...others: string[]]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
};

const longestName = 100;

/** Characters that are not seen, turn the writing around or break lines; and those that file systems read as something else. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/gu;
const meant = /[<>:"|?*]/g;

/** A name that is nothing but a name: without folders, tricks of writing, or an ending that the content belies. */
export function safeFileName(told: string, type: FileType): string {
  const last = told.normalize('NFC').replaceAll(unseen, '').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(meant, '').replaceAll(/\s+/g, ' ').trim();
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([^.]*))?$/.exec(plain) ?? [];
  const known = endings[type].includes(ending.toLowerCase());
  const kept = (known ? stem : plain).replace(/^[. ]+/, '').replace(/[. ]+$/, '');
  const short = Array.from(kept).slice(0, longestName).join('').trim();
  return `${short || 'dosya'}.${known ? ending.toLowerCase() : endings[type][0]}`;
}
