import { useState } from 'react';
import { site } from '#config/site.ts';
import type { SupportMessage } from '#contracts/calls/support.ts';
import { attachmentTexts, threadTexts as words } from '#messages/support-pages.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { showMoment } from '../ui/moments.ts';
import { SpinnerRing } from '../ui/spinner.tsx';
import { openFile } from './open-file.ts';

/** One message of a thread: the agency's on one side, the customer's own on the other. */
export function Message({ message: { Author, Text, SentAt, Files } }: { readonly message: SupportMessage }) {
  const isOwn = Author === 'customer';
  return (
    <li
      tabIndex={-1}
      className={classNames(
        'min-w-0 scroll-mt-24 rounded-card p-4',
        isOwn ? 'ml-6 bg-mist @2xl:ml-20' : 'mr-6 border border-line bg-paper @2xl:mr-20',
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        <strong className={isOwn ? undefined : 'text-brand-strong'}>{isOwn ? words.you : site.brand}</strong>
        <time dateTime={SentAt} className="text-ink-soft tabular-nums">
          {showMoment(SentAt)}
        </time>
      </p>
      {/* Plain text: nothing that was written becomes a link or an element of ours. */}
      <p className="mt-2 whitespace-pre-wrap break-words">{Text}</p>
      {Files.length > 0 && (
        <ul aria-label={attachmentTexts.list} className="mt-3 flex flex-wrap gap-2">
          {Files.map((file) => (
            <li key={file.FileGuid} className="min-w-0">
              <Attachment file={file} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type AttachmentProps = { readonly file: SupportMessage['Files'][number] };

function Attachment({ file: { fileName, FileGuid } }: AttachmentProps) {
  const [busy, setBusy] = useState(false);
  async function open(): Promise<void> {
    if (busy) return;
    setBusy(true);
    await openFile(FileGuid);
    setBusy(false);
  }
  return (
    <button
      type="button"
      aria-label={attachmentTexts.save(fileName)}
      aria-busy={busy || undefined}
      onClick={() => void open()}
      className="flex min-h-11 max-w-full items-center gap-2 rounded-field border border-field-line bg-paper px-3 py-2 text-left font-medium text-brand-strong text-small hover:border-brand hover:bg-brand-soft"
    >
      {busy ? <SpinnerRing /> : <Icon name="document" className="size-5 shrink-0" />}
      <span className="min-w-0 break-all">{fileName}</span>
    </button>
  );
}
