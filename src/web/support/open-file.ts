import { saveFile } from '../documents/save-file.ts';
import { browserHttp } from '../http/browser-http.ts';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import { showToast } from '../ui/toasts/toast-store.ts';

/** Hands a file of a thread to the browser as a download. */
export async function openFile(fileGuid: string): Promise<void> {
  const reply = await browserHttp.call('readFile', { FileGuid: fileGuid });
  if (reply?.Success) saveFile(reply.Data);
  else showToast(failureToast(reply));
}
