import { Agent, request } from 'undici';

export type NestpayOptions = {
  /** hosted: the card is typed on the bank's page; form: on ours, for a bank whose hash leaves the card out. */
  readonly model: 'hosted' | 'form';
  /** Where the browser goes to pay: …/fim/est3Dgate. */
  readonly gateUrl: string;
  /** Where we ask for money: …/fim/api. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly user: string;
  readonly password: string;
  readonly storeKey: string;
  readonly timeoutMs: number;
};

const mostReplyBytes = 1024 * 1024;

/** Banks answer in the letters they declare, often ISO-8859-9. */
function decodeXml(bytes: Uint8Array): string {
  const declared = /encoding=["']([\w-]+)["']/.exec(Buffer.from(bytes.subarray(0, 100)).toString('latin1'))?.[1];
  return new TextDecoder(declared ?? 'utf-8').decode(bytes);
}

export type NestpayClient = (document: string, signal: AbortSignal) => Promise<string | undefined>;

/** Sends a document and answers with the bank's, or with undefined when none came in time. */
export function nestpayClient({ apiUrl, timeoutMs }: NestpayOptions): NestpayClient {
  const dispatcher = new Agent({ maxResponseSize: mostReplyBytes, connect: { timeout: timeoutMs } });
  return async (document, signal) => {
    try {
      const reply = await request(apiUrl, {
        dispatcher,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ DATA: document }).toString(),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      if (reply.statusCode === 200) return decodeXml(await reply.body.bytes());
      await reply.body.dump();
      return undefined;
    } catch {
      return undefined;
    }
  };
}
