import { z } from 'zod';
import { decimalRate, isoDay, liraMoney } from '../default/amounts.ts';
import { failed, failedByStatus } from '../default/failed.ts';
import type { WireReply } from '../default/transport.ts';
import type { MapIn } from '../default/wire.ts';
import { parseXml } from '../default/xml.ts';
import { type XmlOutcome, xmlIn } from '../default/xml-in.ts';

const envelope = z.object({ Envelope: z.object({ Body: z.record(z.string(), z.unknown()) }) });
const fault = z.object({ detail: z.looseObject({ kod: z.string(), mesaj: z.string() }) });

/** Its list of fault codes, as far as they say more than that something broke. */
function outcomeOfFault(told: unknown): XmlOutcome {
  const { kod, mesaj: message, ...content } = fault.parse(told).detail;
  switch (kod) {
    case 'SRN-201':
    case 'SRN-202':
      return { kind: 'declined', message };
    case 'SRN-204':
      return { kind: 'notFound', message };
    case 'SRN-205':
      return { kind: 'review', message, content };
    case 'SRN-301':
      return { kind: 'repriced', message, content };
    case 'SRN-801':
      return failed('closed');
    default:
      return failed('faulty');
  }
}

function outcomeOf({ body }: WireReply): XmlOutcome {
  const { Fault, ...answers } = envelope.parse(parseXml(body.toString('utf8'))).Envelope.Body;
  if (Fault !== undefined) return outcomeOfFault(Fault);
  const [answer] = Object.values(answers);
  return { kind: 'done', content: answer };
}

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

export const read: MapIn = {
  // A fault travels with status 500 and says itself what it is; only a body that is no envelope counts by its status.
  failure: (reply) => {
    try {
      outcomeOf(reply);
      return undefined;
    } catch {
      return failedByStatus(reply.status);
    }
  },
  ...xmlIn(outcomeOf, { money: liraMoney, rate: decimalRate, day: isoDay, moment }),
};
