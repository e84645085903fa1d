import type { DataSeal } from '#ports/data-seal.ts';

let installed: DataSeal | undefined;

/**
 * The process has one ring of keys. Columns seal while statements are written, where no port can be passed in, so wiring
 * installs it once, before the database is opened.
 */
export function sealDataWith(seal: DataSeal): void {
  installed = seal;
}

export function dataRing(): DataSeal {
  if (!installed) throw new Error('No ring of keys for personal data is installed: sealDataWith comes first.');
  return installed;
}
