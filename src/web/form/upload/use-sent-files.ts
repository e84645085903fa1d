import { useState } from 'react';
import type { FieldValue, UploadItem } from '#catalog/fields/values.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { browserHttp } from '../../http/browser-http.ts';
import { sendFile } from '../../http/send-file.ts';
import { type Sent, sendTo, takeBackFrom } from './sent-files.ts';

const none: readonly UploadItem[] = [];

/**
 * Sends what a file field reads, as soon as it is chosen, and remembers which of our files each became: for any form
 * whose call wants files by their ids. The field itself only reads.
 */
export function useSentFiles() {
  const [items, setItems] = useState(none);
  const [onTheWay, setOnTheWay] = useState(0);
  const [sent] = useState((): Sent => new Map());
  const [upload] = useState(() => sendTo(sent, { send: sendFile, onCount: (by) => setOnTheWay((so) => so + by) }));
  const [takeBack] = useState(() => takeBackFrom(sent, (FileGuid) => browserHttp.call('removeFile', { FileGuid })));
  return {
    /** For the field: `<UploadField {...files.field} …/>`. */
    field: {
      value: items,
      onChange: (held: FieldValue) => setItems(held as readonly UploadItem[]),
      upload,
      takeBack,
      maxBytes: uploadLimits.fileBytes,
    },
    /** Of what is in the list and has arrived. */
    guids: items.flatMap(({ uid }) => sent.get(uid) ?? []),
    /** Something is still on its way: the form is not complete yet. */
    busy: onTheWay > 0,
    /** After the form has handed its files on: they are no longer this field's to take back. */
    clear() {
      sent.clear();
      setItems(none);
    },
  };
}
