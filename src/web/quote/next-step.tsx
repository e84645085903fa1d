import type { CustomerSummary } from '#contracts/calls/fields.ts';
import { nextStepTexts as words } from '#messages/quote.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { FoundCustomer } from './found-customer.tsx';

type NextStepProps = { readonly customer: CustomerSummary | undefined; readonly onBack: () => void };

/** What is known after the phone was proven. Its own questions are not open yet, and it says so. */
export function NextStep({ customer, onBack }: NextStepProps) {
  return (
    <>
      {customer && <FoundCustomer customer={customer} />}
      <div role="status" className="mt-6 flex gap-3 rounded-field bg-brand-soft p-4">
        <Icon name="checkCircle" className="size-6 shrink-0 text-success" />
        <div>
          <p className="font-semibold">{words.notOpenTitle}</p>
          <p className="mt-1 text-ink-soft text-small">{words.notOpen}</p>
        </div>
      </div>
      <Button variant="quiet" className="mt-5 w-full sm:w-auto" onClick={onBack}>
        <Icon name="chevronLeft" className="size-5" />
        {words.back}
      </Button>
    </>
  );
}
