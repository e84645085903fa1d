import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { email, guid, isoDate, nothing, secret } from './fields.ts';
import { orderReference } from './payment.ts';

const exampleReference = 'K7Q2M4X9R1T5';

/** What stays when an account goes, and until when the law wants it kept. */
const keptRecord = z.object({
  What: z.string(),
  Why: z.string(),
  Until: isoDate.nullable(),
  Count: z.number().int().nonnegative(),
});
export type KeptRecord = z.infer<typeof keptRecord>;

export const myDataCalls = {
  myData: {
    ...addresses.myData,
    summary: 'Everything that is kept of the logged-in customer, as a JSON text and as a page to read',
    request: z.object({ Password: secret, Guid: guid.optional() }),
    data: z.object({ FileName: z.string(), Json: z.string(), PageFileName: z.string(), Page: z.string() }),
    example: {
      request: { Password: 'gizli' },
      data: { FileName: 'verilerim.json', Json: '{}', PageFileName: 'verilerim.html', Page: '<!doctype html>' },
    },
  },
  deletionPreview: {
    ...addresses.deletionPreview,
    summary: 'What would go with the account at once, and what the law has kept and until when',
    request: z.object({}),
    data: z.object({ Deleted: z.array(z.string()), Kept: z.array(keptRecord), Hindrance: z.string().nullable() }),
    example: {
      request: {},
      data: {
        Deleted: ['Şifreniz ve oturumlarınız'],
        Kept: [{ What: 'Poliçeler', Why: 'Sigortacılık mevzuatı', Until: '2036-11-15', Count: 1 }],
        Hindrance: null,
      },
    },
  },
  deleteAccount: {
    ...addresses.deleteAccount,
    newVisitor: 'fresh',
    summary: 'Deletes the account of the logged-in customer',
    request: z.object({ Password: secret, Guid: guid.optional() }),
    data: nothing,
    example: { request: { Password: 'gizli' }, data: null },
  },
  correctOrderEmail: {
    ...addresses.correctOrderEmail,
    summary: 'Corrects the e-mail address of a purchase and sends its documents there',
    request: z.object({ OrderReference: orderReference, Email: email }),
    data: z.object({ Email: z.string() }),
    example: {
      request: { OrderReference: exampleReference, Email: 'deniz@ornek.example' },
      data: { Email: 'deniz@ornek.example' },
    },
  },
} satisfies Record<string, CallContract>;
