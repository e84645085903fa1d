import type { SmsSender } from '#ports/messaging.ts';
import { type NetgsmOptions, netgsmClient } from './client.ts';
import { deliveryAnswer } from './map-in.ts';
import { codeRequest, messageRequest, mobileNumber } from './map-out.ts';

export type { NetgsmOptions } from './client.ts';

/** Text messages through Netgsm's REST interface, version 2. */
export function netgsm(options: NetgsmOptions): SmsSender {
  const ask = netgsmClient(options);
  return {
    async send({ to, text, oneTimeCode, commercial = false }, signal) {
      const number = mobileNumber(to);
      if (number === undefined) return { kind: 'refused', reason: 'number' };
      const { path, body } = (oneTimeCode ? codeRequest : messageRequest)({
        header: options.header,
        number,
        text,
        commercial,
      });
      return deliveryAnswer(await ask(path, body, signal));
    },
  };
}
