import type { DataSeal } from '#ports/data-seal.ts';
import type { FileSeal } from '#ports/files.ts';
import type { FormerSeals } from '#ports/former-seals.ts';

const placeOf = (id: string) => `files/${id}`;

/** Files under the ring of keys; those from before it are opened as they were sealed. */
export function fileSeal(ring: DataSeal, former: FormerSeals): FileSeal {
  return {
    currentKeyId: ring.currentKeyId,
    keyIdOf: (sealed) => ring.keyIdOf(sealed),
    seal: (id, content) => ring.sealBytes(content, placeOf(id)),
    open: (id, sealed) =>
      ring.keyIdOf(sealed) === undefined ? former.openFile(id, sealed) : ring.openBytes(sealed, placeOf(id)),
  };
}
