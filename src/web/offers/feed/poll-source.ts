import { outcomes } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../../http/http-layer.ts';
import { readList } from './read-list.ts';
import type { Source } from './source.ts';

/** Offers asked for again and again, where no socket is to be had. */
export function pollSource(http: HttpLayer, headerGuid: string, everyMs: number): Source {
  return ({ cursor, onMessage, onEnd }) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    async function ask(): Promise<void> {
      const from = cursor();
      const model = { HeaderGuid: headerGuid, ...(from === undefined ? {} : { Cursor: from }) };
      const reply = await http.call('listOffers', model);
      if (stopped) return;
      if (reply?.StatusCode === outcomes.notFound.code) return onEnd('notFound');
      const message = reply?.Success ? readList(reply.Data) : undefined;
      if (!message) return onEnd('lost');
      if (!onMessage(message)) return onEnd('complete');
      timer = setTimeout(() => void ask(), everyMs);
    }
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  };
}
