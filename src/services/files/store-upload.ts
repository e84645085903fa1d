import { safeFileName } from '#domain/files/file-name.ts';
import { fileTypeOf } from '#domain/files/file-type.ts';
import { quotaAt } from '#domain/files/upload-limits.ts';
import { keptUntil } from '#domain/retention.ts';
import { type Viewer, visitorOf } from '../ports.ts';
import type { UploadPorts } from './ports.ts';

export type Uploaded = { readonly fileName: string; readonly bytes: Uint8Array };

export type StoreAnswer =
  | { readonly kind: 'stored'; readonly id: string; readonly fileName: string }
  | { readonly kind: 'wrongType' | 'full' };

/** Keeps a file for the visitor, if it is what we take. Its name and type are ours from here on. */
export async function storeUpload(ports: UploadPorts, uploaded: Uploaded, viewer: Viewer): Promise<StoreAnswer> {
  const { bytes } = uploaded;
  const mediaType = fileTypeOf(bytes);
  if (!mediaType) return { kind: 'wrongType' };
  const fileName = safeFileName(uploaded.fileName, mediaType);
  const now = ports.clock.now();
  const file = { fileName, mediaType, bytes, uploadedAt: now, keptUntil: keptUntil('files', now) };
  const id = await ports.files.store({ ...file, visitor: visitorOf(ports, viewer) }, quotaAt(now));
  return id === undefined ? { kind: 'full' } : { kind: 'stored', id, fileName };
}
