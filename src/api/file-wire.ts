import type { z } from 'zod';
import type { OwnFile, uploadCalls } from '#contracts/calls/upload.ts';
import type { FileEntry, StoredFile } from '#ports/files.ts';

/** A file as it travels down: the upload item of the specification. */
export function wireFile({ id, fileName, mediaType, bytes }: StoredFile): z.input<typeof uploadCalls.readFile.data> {
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  return { fileName, uid: id, base64: `data:${mediaType};base64,${base64}` };
}

export function wireEntry({ id, fileName, mediaType, size, uploadedAt, keptUntil, tie }: FileEntry): OwnFile {
  return {
    FileGuid: id,
    fileName,
    MediaType: mediaType,
    Size: size,
    UploadedAt: uploadedAt.toISOString(),
    KeptUntil: keptUntil.toISOString(),
    UsedFor: tie?.kind ?? null,
    UsedGuid: tie?.id ?? null,
  };
}
