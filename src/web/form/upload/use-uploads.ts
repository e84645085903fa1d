import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { UploadItem } from '#catalog/fields/values.ts';
import { uploadMessages, uploadReplies } from '#messages/upload.ts';
import { isAccepted } from './file-kinds.ts';
import { readFile } from './read-file.ts';
import { type SendUpload, sendItem } from './upload-request.ts';
import { heldItems, listed, reduceUploads, type UploadEvent } from './upload-state.ts';

export type UploadOptions = {
  readonly held: readonly UploadItem[];
  readonly onHeld: (items: readonly UploadItem[]) => void;
  readonly maxCount: number;
  readonly accept: string | undefined;
  /** Sends each item as soon as it is read. */
  readonly upload?: SendUpload | undefined;
  /** A larger file is not even read. */
  readonly maxBytes?: number | undefined;
  /** Takes an item back where it was sent; false when it could not. */
  readonly takeBack?: ((uid: string) => Promise<boolean>) | undefined;
};

const newUid = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
const keyOf = (items: readonly UploadItem[]) => items.map(({ uid }) => uid).join(' ');

/** The files of one field, from the moment they are chosen until the form holds them. */
export function useUploads({ held, onHeld, maxCount, accept, upload, maxBytes, takeBack }: UploadOptions) {
  const [uploads, setUploads] = useState(() => reduceUploads([], { type: 'held', items: held }));
  /** Seen until the next file comes or goes, and read aloud. */
  const [note, setNote] = useState('');
  /** Read aloud only, for the list shows it. */
  const [said, setSaid] = useState('');
  const latest = useRef(uploads);
  /** Lists this field gave to the form and has not seen come back. */
  const given = useRef<string[]>([]);
  const readings = useRef(new Map<string, () => void>());
  /** What could not be sent, until it is sent or taken away. */
  const unsent = useRef(new Map<string, File>());

  const apply = (event: UploadEvent) => {
    latest.current = reduceUploads(latest.current, event);
    setUploads(latest.current);
    const there = new Set(listed(latest.current).map(({ uid }) => uid));
    for (const [uid, giveUp] of readings.current) if (!there.has(uid)) giveUp();
  };
  /** Reading takes a while, in which the form may have drawn this field anew. */
  const handTo = useRef(onHeld);
  useLayoutEffect(() => {
    handTo.current = onHeld;
  });
  const settle = (event: UploadEvent) => {
    apply(event);
    const items = heldItems(latest.current);
    given.current.push(keyOf(items));
    handTo.current(items);
  };

  const heldKey = keyOf(held);
  const takeHeld = useEffectEvent(() => {
    const place = given.current.indexOf(heldKey);
    if (place >= 0) given.current.splice(0, place + 1);
    else if (keyOf(heldItems(latest.current)) !== heldKey) apply({ type: 'held', items: held });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of what the form holds matters.
  useEffect(() => takeHeld(), [heldKey]);
  useEffect(() => {
    const open = readings.current;
    return () => {
      for (const giveUp of open.values()) giveUp();
    };
  }, []);

  /** Undefined where nothing is sent or it arrived, otherwise why it did not. */
  const sendOn = async (item: UploadItem, file: File): Promise<string | undefined> => {
    if (!upload) return undefined;
    const stopping = new AbortController();
    readings.current.set(item.uid, () => stopping.abort());
    const onProgress = (percent: number) => apply({ type: 'progress', uid: item.uid, percent });
    const reason = await sendItem(item, upload, { file, onProgress, signal: stopping.signal });
    readings.current.delete(item.uid);
    if (reason) unsent.current.set(item.uid, file);
    else unsent.current.delete(item.uid);
    return reason;
  };
  const arrive = async (item: UploadItem, file: File) => {
    const reason = await sendOn(item, file);
    if (!latest.current.some(({ uid, status }) => uid === item.uid && status === 'uploading')) return;
    settle(reason ? { type: 'failed', uid: item.uid, reason } : { type: 'done', uid: item.uid, base64: item.base64 });
    setSaid(reason ? uploadMessages.notAdded(item.fileName, reason) : uploadMessages.added(item.fileName));
  };
  const read = (file: File, uid: string) => {
    const giveUp = readFile(file, {
      // What is sent tells how far it is by itself.
      onProgress: (percent) => !upload && apply({ type: 'progress', uid, percent }),
      onDone: (base64) => {
        readings.current.delete(uid);
        void arrive({ uid, fileName: file.name, base64 }, file);
      },
      onFail: () => settle({ type: 'failed', uid, reason: uploadMessages.unreadable }),
    });
    readings.current.set(uid, giveUp);
  };

  return {
    items: listed(uploads),
    note,
    said,
    add(files: readonly File[]) {
      const fitting = files.filter((file) => isAccepted(file, accept));
      const added = fitting.map((file) => ({ file, uid: newUid(), fileName: file.name }));
      const before = heldItems(latest.current);
      apply({ type: 'added', maxCount, files: added.map(({ uid, fileName }) => ({ uid, fileName })) });
      const there = new Set(latest.current.map(({ uid }) => uid));
      // With one place the newest takes it, and what it replaced is taken back where it was sent.
      for (const { uid } of before) if (!there.has(uid)) void takeBack?.(uid).catch(() => false);
      const kept = added.filter(({ uid }) => there.has(uid));
      const misfits = files.filter((file) => !fitting.includes(file)).map(({ name }) => name);
      const notes = [
        misfits.length > 0 && uploadMessages.wrongType(misfits.join(', ')),
        kept.length < added.length && uploadMessages.leftOut(maxCount),
      ];
      setNote(notes.filter(Boolean).join(' '));
      for (const { file, uid } of kept) {
        if (maxBytes !== undefined && file.size > maxBytes) {
          settle({ type: 'failed', uid, reason: uploadReplies.tooLarge });
          setSaid(uploadMessages.notAdded(file.name, uploadReplies.tooLarge));
        } else read(file, uid);
      }
    },
    /** Undefined where it makes no sense: what was refused before it was sent stays refused. */
    retryOf(uid: string): (() => void) | undefined {
      const file = unsent.current.get(uid);
      if (!file) return undefined;
      return () => {
        apply({ type: 'retried', uid });
        read(file, uid);
      };
    },
    async remove(uid: string) {
      const fileName = latest.current.find((upload) => upload.uid === uid)?.fileName ?? '';
      if (takeBack && !(await takeBack(uid).catch(() => false))) return setNote(uploadMessages.removeFailed(fileName));
      settle({ type: 'removed', uid });
      unsent.current.delete(uid);
      setNote('');
      setSaid(uploadMessages.removed(fileName));
    },
  };
}
