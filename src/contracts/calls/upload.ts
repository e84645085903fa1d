import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { guid } from './fields.ts';

const uploadItem = z.object({ fileName: z.string().min(1).max(255), uid: z.string().min(1).max(64) });

export const uploadCalls = {
  uploadFile: {
    ...addresses.uploadFile,
    summary: 'Stores one file; its bytes travel in a part of their own',
    request: uploadItem,
    data: uploadItem.extend({ FileGuid: guid }),
    example: {
      request: { fileName: 'ruhsat.jpg', uid: 'dosya-1' },
      data: { fileName: 'ruhsat.jpg', uid: 'dosya-1', FileGuid: '3f70ad92-5cb4-4e81-9036-91a2b3c4d001' },
    },
  },
} satisfies Record<string, CallContract>;
