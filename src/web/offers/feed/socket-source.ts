import { liveCloseCodes } from '#contracts/live-offers.ts';
import { readListText } from './read-list.ts';
import type { Source, SourceEnd } from './source.ts';

const ends: Readonly<Record<number, SourceEnd>> = {
  [liveCloseCodes.complete]: 'complete',
  [liveCloseCodes.notFound]: 'notFound',
  [liveCloseCodes.proofOld]: 'unproven',
};

/** A socket that does not open in this time will not. */
const openMs = 6000;

/** Offers as the server pushes them. */
export function socketSource(address: string, headerGuid: string): Source {
  return ({ cursor, onMessage, onEnd }) => {
    const from = cursor();
    const query = new URLSearchParams({ teklif: headerGuid, ...(from === undefined ? {} : { cursor: from }) });
    const socket = new WebSocket(`${address}?${query}`);
    let open = true;
    const end = (how: SourceEnd) => {
      if (!open) return;
      hangUp();
      onEnd(how);
    };
    const hangUp = () => {
      open = false;
      clearTimeout(patience);
      socket.close();
    };
    const patience = setTimeout(() => end('lost'), openMs);
    socket.addEventListener('open', () => clearTimeout(patience));
    socket.addEventListener('message', ({ data }) => {
      if (!open) return;
      const message = readListText(data);
      if (message) onMessage(message);
      else end('lost');
    });
    socket.addEventListener('close', ({ code }) => end(ends[code] ?? 'lost'));
    return hangUp;
  };
}
