import type { SendUpload } from '../../form/upload/upload-request.ts';
import { sendFile } from '../../http/send-file.ts';

/** Which of our files an item of the field became, by the item's uid. */
export type SentFiles = Map<string, string>;

/** Stores each file as soon as it is chosen, and remembers under which name of ours. */
export function uploadDocument(sent: SentFiles): SendUpload {
  return async ({ uid, fileName }, { file, onProgress, signal }) => {
    const reply = await sendFile(file, { fileName, uid }, { onProgress, signal });
    if (reply?.Success && reply.Data) {
      sent.set(uid, reply.Data.FileGuid);
      return new Response(null, { status: 204 });
    }
    // The envelope's words are for people; its status does not matter any more.
    return new Response(reply ? reply.Messages.join(' ') || reply.Message : '', { status: 500, statusText: '' });
  };
}
