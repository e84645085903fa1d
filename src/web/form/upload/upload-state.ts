import type { UploadItem } from '#catalog/fields/values.ts';

type File = { readonly uid: string; readonly fileName: string };

/** An item on its way: read in the browser, kept, failed, or taken away again. */
export type Upload = File &
  (
    | { readonly status: 'uploading'; readonly percent: number }
    | { readonly status: 'done'; readonly base64: string }
    | { readonly status: 'error'; readonly reason: string }
    | { readonly status: 'removed' }
  );

export type UploadStatus = Upload['status'];
export type Uploads = readonly Upload[];

export type UploadEvent =
  | { readonly type: 'added'; readonly files: readonly File[]; readonly maxCount: number }
  | { readonly type: 'progress'; readonly uid: string; readonly percent: number }
  | { readonly type: 'done'; readonly uid: string; readonly base64: string }
  | { readonly type: 'failed'; readonly uid: string; readonly reason: string }
  | { readonly type: 'removed'; readonly uid: string }
  /** One that failed is on its way once more. */
  | { readonly type: 'retried'; readonly uid: string }
  | { readonly type: 'held'; readonly items: readonly UploadItem[] };

/** The items to be seen: one that was removed is gone. */
export const listed = (uploads: Uploads): Uploads => uploads.filter(({ status }) => status !== 'removed');

/** What the form holds: the items that were read. */
export const heldItems = (uploads: Uploads): readonly UploadItem[] =>
  uploads.flatMap((upload) =>
    upload.status === 'done' ? [{ fileName: upload.fileName, uid: upload.uid, base64: upload.base64 }] : [],
  );

/** With one place the newest takes it; otherwise the list is cut to the count. */
export function limitCount<Item>(items: readonly Item[], maxCount: number): readonly Item[] {
  return maxCount === 1 ? items.slice(-1) : items.slice(0, maxCount);
}

const kept = ({ fileName, uid, base64 }: UploadItem): Upload => ({ fileName, uid, base64, status: 'done' });

/** The form may lose or gain items by other hands; what is on its way stays. */
function hold(uploads: Uploads, items: readonly UploadItem[]): Uploads {
  const known = new Set(uploads.map(({ uid }) => uid));
  const held = new Set(items.map(({ uid }) => uid));
  return [
    ...uploads.filter(({ uid, status }) => status !== 'done' || held.has(uid)),
    ...items.filter(({ uid }) => !known.has(uid)).map(kept),
  ];
}

function change(uploads: Uploads, uid: string, next: (upload: Upload) => Upload): Uploads {
  return uploads.map((upload) => (upload.uid === uid && upload.status !== 'removed' ? next(upload) : upload));
}

export function reduceUploads(uploads: Uploads, event: UploadEvent): Uploads {
  switch (event.type) {
    case 'added': {
      const added = event.files.map(
        ({ uid, fileName }): Upload => ({ uid, fileName, status: 'uploading', percent: 0 }),
      );
      return limitCount([...listed(uploads), ...added], event.maxCount);
    }
    case 'progress':
      return change(uploads, event.uid, (upload) =>
        upload.status === 'uploading' ? { ...upload, percent: Math.max(upload.percent, event.percent) } : upload,
      );
    case 'done':
      return change(uploads, event.uid, ({ uid, fileName }) => kept({ uid, fileName, base64: event.base64 }));
    case 'failed':
      return change(uploads, event.uid, ({ uid, fileName }) => ({
        uid,
        fileName,
        status: 'error',
        reason: event.reason,
      }));
    case 'retried':
      return change(uploads, event.uid, (upload) =>
        upload.status === 'error'
          ? { uid: upload.uid, fileName: upload.fileName, status: 'uploading', percent: 0 }
          : upload,
      );
    case 'removed':
      return change(uploads, event.uid, ({ uid, fileName }) => ({ uid, fileName, status: 'removed' }));
    case 'held':
      return hold(uploads, event.items);
    default:
      return event satisfies never;
  }
}
