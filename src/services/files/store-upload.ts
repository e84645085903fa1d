import { safeFileName } from '#domain/files/file-name.ts';
import { type Judgement, judgeFile } from '#domain/files/judge-file.ts';
import { quotaAt } from '#domain/files/upload-limits.ts';
import { keptUntil } from '#domain/retention.ts';
import type { Viewer } from '../ports.ts';
import { type Away, unlessAway } from './contents-away.ts';
import { ownerOf } from './file-owner.ts';
import type { UploadPorts } from './ports.ts';

export type Uploaded = { readonly fileName: string; readonly bytes: Uint8Array };

export type StoreAnswer =
  | Away
  | { readonly kind: 'stored'; readonly id: string; readonly fileName: string }
  | Exclude<Judgement, { kind: 'taken' }>
  | { readonly kind: 'full' };

/** Keeps a file for who sent it, if it is what we take. Its name and type are ours from here on. */
export async function storeUpload(ports: UploadPorts, uploaded: Uploaded, viewer: Viewer): Promise<StoreAnswer> {
  const { bytes } = uploaded;
  const judgement = judgeFile(bytes);
  if (judgement.kind !== 'taken') return judgement;
  const { mediaType } = judgement;
  const fileName = safeFileName(uploaded.fileName, mediaType);
  const now = ports.clock.now();
  const file = {
    owner: ownerOf(ports, viewer),
    fileName,
    mediaType,
    bytes,
    uploadedAt: now,
    keptUntil: keptUntil('files', now),
  };
  const id = await unlessAway(ports.files.store(file, quotaAt(now)));
  if (id === undefined) return { kind: 'full' };
  return typeof id === 'string' ? { kind: 'stored', id, fileName } : id;
}
