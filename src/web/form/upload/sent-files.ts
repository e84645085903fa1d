import { outcomes } from '#contracts/outcomes.ts';
import type { sendFile } from '../../http/send-file.ts';
import type { SendUpload } from './upload-request.ts';

/** Which of our files an item of the field became, by the item's uid. */
export type Sent = Map<string, string>;

type Ways = {
  readonly send: typeof sendFile;
  /** Told how many more, or fewer, are on their way. */
  readonly onCount: (by: 1 | -1) => void;
};

/** Stores each file as soon as it is chosen, and remembers under which name of ours. */
export function sendTo(sent: Sent, { send, onCount }: Ways): SendUpload {
  return async ({ uid, fileName }, { file, onProgress, signal }) => {
    onCount(1);
    try {
      const { reply, statusText } = await send(file, { fileName, uid }, { onProgress, signal });
      if (reply?.Success && reply.Data) {
        sent.set(uid, reply.Data.FileGuid);
        return new Response(null, { status: 204 });
      }
      // The envelope's words are for people; where there is none, the status line has the word.
      return new Response(reply ? reply.Messages.join(' ') || reply.Message : '', { status: 500, statusText });
    } finally {
      onCount(-1);
    }
  };
}

type Removed = { readonly Success: boolean; readonly StatusCode: number } | undefined;

/** Takes an item back where it was sent. What never arrived, or is gone already, needs no taking back. */
export function takeBackFrom(sent: Sent, remove: (fileGuid: string) => Promise<Removed>) {
  return async (uid: string): Promise<boolean> => {
    const fileGuid = sent.get(uid);
    if (fileGuid === undefined) return true;
    const reply = await remove(fileGuid);
    if (!reply?.Success && reply?.StatusCode !== outcomes.notFound.code) return false;
    sent.delete(uid);
    return true;
  };
}
