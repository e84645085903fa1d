import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { selectItem } from './fields.ts';

export const listsCalls = {
  getList: {
    ...addresses.getList,
    summary: 'A select list, by name or id',
    request: z.object({ GroupCode: z.union([z.string().min(1).max(60), z.number().int().positive()]) }),
    data: z.array(selectItem),
    example: { request: { GroupCode: 'KonutCatiTipi' }, data: [{ Text: 'Beton', Id: 1 }] },
  },
} satisfies Record<string, CallContract>;
