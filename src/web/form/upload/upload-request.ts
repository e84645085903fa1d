import type { UploadItem } from '#catalog/fields/values.ts';
import { uploadMessages } from '#messages/upload.ts';

/** What is known of an upload that failed. */
export type UploadFailure = {
  /** The text of the server's response. */
  readonly response?: string | undefined;
  readonly statusText?: string | undefined;
  readonly message?: string | undefined;
};

/** An item on its way: the file itself, and who is told how far it is and when it shall stop. */
export type Sending = {
  readonly file: File;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
};

/** Sends one item at once; a form's own file field never does. */
export type SendUpload = (item: UploadItem, sending: Sending) => Promise<Response>;

export const isUploaded = (status: number): boolean => status >= 200 && status <= 299;

/** The server's own words, else its status or the fault's message, else a general sentence. */
export function failureText({ response, statusText, message }: UploadFailure): string {
  const said = [response, statusText, message].find((text) => text && text.trim() !== '');
  return said?.trim() ?? uploadMessages.failed;
}

/** Undefined when the item arrived, otherwise why it did not. */
export async function sendItem(item: UploadItem, send: SendUpload, sending: Sending): Promise<string | undefined> {
  try {
    const reply = await send(item, sending);
    if (isUploaded(reply.status)) return undefined;
    const response = await reply.text().catch(() => undefined);
    return failureText({ response, statusText: reply.statusText });
  } catch (fault) {
    return failureText({ message: fault instanceof Error ? fault.message : undefined });
  }
}
