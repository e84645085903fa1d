import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { guid, moment, nothing } from './fields.ts';

const uploadItem = z.object({ fileName: z.string().min(1).max(255), uid: z.string().min(1).max(64) });
const fileKey = z.object({ FileGuid: guid });

/** A file of the member's, as the list of them shows it. */
export const ownFile = fileKey.extend({
  fileName: z.string(),
  MediaType: z.string(),
  /** In bytes. */
  Size: z.number().int().positive(),
  UploadedAt: moment,
  KeptUntil: moment,
  /** What it is part of: papers for an insurer, or a support request. */
  UsedFor: z.enum(['review', 'support']).nullable(),
  /** Of that offer or request. */
  UsedGuid: guid.nullable(),
});
export type OwnFile = z.infer<typeof ownFile>;

const exampleKey = { FileGuid: '3f70ad92-5cb4-4e81-9036-91a2b3c4d001' };

export const uploadCalls = {
  uploadFile: {
    ...addresses.uploadFile,
    summary: 'Stores one file; its bytes travel in a part of their own',
    request: uploadItem,
    data: uploadItem.extend({ FileGuid: guid }),
    example: {
      request: { fileName: 'ruhsat.jpg', uid: 'dosya-1' },
      data: { fileName: 'ruhsat.jpg', uid: 'dosya-1', ...exampleKey },
    },
  },
  myFiles: {
    ...addresses.myFiles,
    summary: 'What the logged-in customer has uploaded and is still kept, newest first',
    request: z.object({}),
    data: z.array(ownFile),
    example: {
      request: {},
      data: [
        {
          ...exampleKey,
          fileName: 'ruhsat.jpg',
          MediaType: 'image/jpeg',
          Size: 482_133,
          UploadedAt: '2026-11-15T09:30:00Z',
          KeptUntil: '2026-12-15T09:30:00Z',
          UsedFor: null,
          UsedGuid: null,
        },
      ],
    },
  },
  readFile: {
    ...addresses.readFile,
    summary: 'A file for who uploaded it, as a data URL',
    request: fileKey,
    data: uploadItem.extend({ base64: z.string() }),
    example: {
      request: exampleKey,
      data: { fileName: 'ruhsat.jpg', uid: exampleKey.FileGuid, base64: 'data:image/jpeg;base64,/9j/' },
    },
  },
  removeFile: {
    ...addresses.removeFile,
    summary: 'Takes a file away for who uploaded it, unless it is part of something',
    request: fileKey,
    data: nothing,
    example: { request: exampleKey, data: null },
  },
} satisfies Record<string, CallContract>;
