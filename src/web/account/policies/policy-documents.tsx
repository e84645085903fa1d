import { useRevalidator } from 'react-router';
import type { PolicyDetail } from '#contracts/calls/policies.ts';
import { policyTexts as words } from '#messages/policies.ts';
import { usePdf } from '../../documents/use-pdf.ts';
import { CorrectEmail } from '../../result/correct-email.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PolicySection } from './policy-section.tsx';

/** The insurer's policy and our summary of it. */
export function PolicyDocuments({ detail }: { readonly detail: PolicyDetail }) {
  const { Policy: policy, Documents, Purchase, Refund } = detail;
  const { revalidate } = useRevalidator();
  const { open, isLoading } = usePdf();
  const { PolicyGuid } = policy;
  return (
    <PolicySection title={words.documents}>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {Documents.map(({ Key, Title }, index) => (
          <Button
            key={Key}
            variant={index === 0 ? 'brand' : 'quiet'}
            loading={isLoading(Key)}
            onClick={() => void open(Key, { PolicyGuid, DocumentKey: Key })}
          >
            <Icon name="document" className="size-5" />
            {words.download(Title)}
          </Button>
        ))}
      </div>
      {/* Nothing is sent of a policy that was given back. */}
      {!Refund && (
        <div className="mt-4">
          <p className="wrap-anywhere text-small">{words.sentTo(Purchase.Email)}</p>
          <CorrectEmail reference={Purchase.OrderReference} onCorrected={() => void revalidate()} />
        </div>
      )}
    </PolicySection>
  );
}
