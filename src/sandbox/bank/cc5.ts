import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false, trimValues: true });
const builder = new XMLBuilder({ format: false, suppressEmptyNode: false });

const text = z.string().default('');

const requestSchema = z.object({
  CC5Request: z.object({
    Name: text,
    Password: text,
    ClientId: text,
    Type: text,
    OrderId: text,
    Total: text,
    Currency: text,
    Taksit: text,
    Number: text,
    PayerTxnId: text,
    PayerSecurityLevel: text,
    PayerAuthenticationCode: text,
    Extra: z.object({ ORDERSTATUS: text, ORDERHISTORY: text }).or(z.literal('')).optional(),
  }),
});

export type Cc5Request = z.infer<typeof requestSchema>['CC5Request'];

export type Cc5Response = {
  readonly OrderId: string;
  readonly GroupId: string;
  readonly Response: 'Approved' | 'Declined' | 'Error';
  readonly AuthCode: string;
  readonly HostRefNum: string;
  readonly ProcReturnCode: string;
  readonly TransId: string;
  readonly ErrMsg: string;
  readonly Extra: Readonly<Record<string, string>>;
};

/** The document comes bare or as the DATA field of a form. */
export function readCc5(body: unknown): Cc5Request | undefined {
  const source = typeof body === 'string' ? body : z.object({ DATA: z.string() }).safeParse(body).data?.DATA;
  if (source === undefined) return undefined;
  try {
    return requestSchema.safeParse(parser.parse(source)).data?.CC5Request;
  } catch {
    return undefined;
  }
}

export function writeCc5(response: Cc5Response): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${builder.build({ CC5Response: response })}`;
}
