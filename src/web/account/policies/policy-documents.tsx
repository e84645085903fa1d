import type { PolicyDetail } from '#contracts/calls/policies.ts';
import { policyTexts as words } from '#messages/policies.ts';
import { usePdf } from '../../documents/use-pdf.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PolicySection } from './policy-section.tsx';

/** The insurer's policy and our summary of it. */
export function PolicyDocuments({ detail: { Policy: policy, Documents } }: { readonly detail: PolicyDetail }) {
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
    </PolicySection>
  );
}
