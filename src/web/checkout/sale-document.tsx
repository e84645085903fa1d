import type { SaleText } from '#catalog/forms/card.ts';
import { saleDocumentTexts as words } from '#messages/checkout.ts';
import type { usePdf } from '../documents/use-pdf.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { documentModel } from './document-model.ts';
import type { PaymentView } from './payment-view.ts';

type SaleDocumentProps = {
  readonly text: SaleText;
  /** What is about to be paid. */
  readonly sale: Pick<PaymentView, 'items' | 'count'>;
  readonly pdf: ReturnType<typeof usePdf>;
};

/** One text with the way to read it. */
export function SaleDocument({ text: { key, title }, sale, pdf }: SaleDocumentProps) {
  return (
    <div className="flex items-center justify-between gap-3 border-line border-t pt-3">
      <p className="flex min-w-0 gap-2">
        <Icon name="document" className="mt-0.5 size-5 shrink-0 text-brand" />
        {title}
      </p>
      <Button
        variant="quiet"
        className="shrink-0"
        loading={pdf.isLoading(key)}
        onClick={() => void pdf.open(key, documentModel(key, sale))}
      >
        <span aria-hidden="true">{words.open}</span>
        <VisuallyHidden>{words.openOf(title)}</VisuallyHidden>
      </Button>
    </div>
  );
}
