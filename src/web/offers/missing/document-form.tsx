import { useRef, useState } from 'react';
import { wantedForReview } from '#catalog/risks/wanted-for-review.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { reviewDocumentTexts } from '#messages/review-documents.ts';
import { UploadField } from '../../form/upload/upload-field.tsx';
import { useSentFiles } from '../../form/upload/use-sent-files.ts';
import { browserHttp } from '../../http/browser-http.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { Button } from '../../ui/button.tsx';
import { failureToast } from '../../ui/toasts/reply-toast.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';

const nothing = () => undefined;

type DocumentFormProps = { readonly id: string; readonly offer: OfferView; readonly onSent: () => void };

/** Files are stored as they are chosen; the button hands them on to the insurer. */
export function DocumentForm({ id, offer, onSent }: DocumentFormProps) {
  const words = reviewDocumentTexts[wantedForReview(offer.line)];
  const files = useSentFiles();
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLElement>(null);

  async function send(): Promise<void> {
    setError(files.guids.length === 0 ? words.noneChosen : undefined);
    if (files.guids.length === 0) return input.current?.focus();
    setSending(true);
    const reply = await browserHttp.call('reviewDocuments', { OfferGuid: offer.id, FileGuids: files.guids });
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
        {...files.field}
        onChange={(held) => {
          files.field.onChange(held);
          setError(undefined);
        }}
        onBlur={nothing}
        error={error}
        disabled={sending}
        focusRef={input}
        today=""
        values={{}}
        onOtherChange={nothing}
      />
      <div>
        <Button variant="brand" loading={sending} disabled={files.busy} onClick={() => void send()}>
          {words.send}
        </Button>
      </div>
    </div>
  );
}
