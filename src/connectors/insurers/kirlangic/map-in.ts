import iconv from 'iconv-lite';
import { z } from 'zod';
import { turkishDay, turkishMoment, turkishMoney, turkishRate } from '../default/amounts.ts';
import { failed, failedByStatus } from '../default/failed.ts';
import type { WireReply } from '../default/transport.ts';
import type { MapIn } from '../default/wire.ts';
import { parseXml } from '../default/xml.ts';
import { type XmlOutcome, xmlIn } from '../default/xml-in.ts';
import { charset } from './client.ts';

const envelope = z.object({ Cevap: z.looseObject({ Durum: z.string(), DurumMesaj: z.string() }) });

/** Durum tells what happened, DurumMesaj why. */
function outcomeOf({ body }: WireReply): XmlOutcome {
  const { Durum, DurumMesaj: message, ...content } = envelope.parse(parseXml(iconv.decode(body, charset))).Cevap;
  switch (Durum) {
    case '1':
      return { kind: 'done', content };
    case '0':
    case '2':
      return { kind: 'declined', message };
    case '3':
      return { kind: 'notFound', message };
    case '4':
      return { kind: 'review', message, content };
    case '5':
      return { kind: 'repriced', message, content };
    case '8':
      return failed('closed');
    case '9':
      return failed('faulty');
    default:
      return failed('unreadable');
  }
}

export const read: MapIn = {
  failure: ({ status }) => failedByStatus(status),
  ...xmlIn(outcomeOf, { money: turkishMoney, rate: turkishRate, day: turkishDay, moment: turkishMoment }),
};
