import { useRef, useState } from 'react';
import type { UploadItem } from '#catalog/fields/values.ts';
import { wantedForReview } from '#catalog/risks/wanted-for-review.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { reviewDocumentTexts } from '#messages/review-documents.ts';
import { UploadField } from '../../form/upload/upload-field.tsx';
import { browserHttp } from '../../http/browser-http.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { Button } from '../../ui/button.tsx';
import { failureToast } from '../../ui/toasts/reply-toast.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { type SentFiles, uploadDocument } from './upload-document.ts';

const nothing = () => undefined;

type DocumentFormProps = { readonly id: string; readonly offer: OfferView; readonly onSent: () => void };

/** Files are stored as they are chosen; the button hands them on to the insurer. */
export function DocumentForm({ id, offer, onSent }: DocumentFormProps) {
  const words = reviewDocumentTexts[wantedForReview(offer.line)];
  const [sent] = useState((): SentFiles => new Map());
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const [upload] = useState(() => uploadDocument(sent));
  const input = useRef<HTMLElement>(null);

  async function send(): Promise<void> {
    const files = items.flatMap(({ uid }) => sent.get(uid) ?? []);
    setError(files.length === 0 ? words.noneChosen : undefined);
    if (files.length === 0) return input.current?.focus();
    setSending(true);
    const reply = await browserHttp.call('reviewDocuments', { OfferGuid: offer.id, FileGuids: files });
    setSending(false);
    if (reply?.Success) onSent();
    else showToast(failureToast(reply));
  }
  return (
    <div className="mt-3 grid gap-3">
      <UploadField
        field={{
          kind: 'dragUpload',
          name: 'Documents',
          label: words.label(offer.insurerName),
          help: words.help,
          placeholder: words.drop,
          maxCount: uploadLimits.files,
          accept: words.accept,
        }}
        id={id}
        value={items}
        onChange={(held) => {
          setItems(held as readonly UploadItem[]);
          setError(undefined);
        }}
        onBlur={nothing}
        error={error}
        disabled={sending}
        focusRef={input}
        today=""
        values={{}}
        onOtherChange={nothing}
        upload={upload}
        maxBytes={uploadLimits.fileBytes}
      />
      <div>
        <Button variant="brand" loading={sending} onClick={() => void send()}>
          {words.send}
        </Button>
      </div>
    </div>
  );
}
