import { z } from 'zod';
import type { QuoteAnswer } from '#ports/insurer.ts';
import { failed } from '../default/failed.ts';
import { englishDialect } from '../default/rest/dialect.ts';
import { restIn } from '../default/rest/in.ts';

export const read = restIn(englishDialect);

const pushed = z.object({ reference: z.string(), result: z.unknown() });

/** The quote in a message of the stream; one for another question is none of ours. */
export function quoteInMessage(text: string, reference: string): QuoteAnswer {
  try {
    const message = pushed.parse(read.content({ status: 200, body: Buffer.from(text) }));
    return message.reference === reference ? read.quoteOf(message.result) : failed('unreadable');
  } catch {
    return failed('unreadable');
  }
}
