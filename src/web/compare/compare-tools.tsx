import { compareTexts as words } from '#messages/compare.ts';
import { usePdf } from '../documents/use-pdf.ts';
import type { OfferView } from '../offer/offer-view.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';

type CompareToolsProps = {
  readonly headerGuid: string;
  readonly offers: readonly OfferView[];
  readonly differing: boolean;
  readonly onDiffering: (differing: boolean) => void;
  /** What the choice left out. */
  readonly note: string;
};

const comparison = 'comparison';

/** Narrows the table, prints it, or takes it along as a PDF. */
export function CompareTools({ headerGuid, offers, differing, onDiffering, note }: CompareToolsProps) {
  const { open, isLoading } = usePdf();
  const savePdf = () =>
    open(comparison, { DocumentKey: comparison, HeaderGuid: headerGuid, OfferGuids: offers.map(({ id }) => id) });
  return (
    <div className="mb-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox
          name="only-differences"
          label={words.onlyDifferences}
          checked={differing}
          onChange={(event) => onDiffering(event.currentTarget.checked)}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button
            variant="quiet"
            disabled={offers.length < 2}
            loading={isLoading(comparison)}
            onClick={() => void savePdf()}
          >
            {words.pdf}
          </Button>
        </div>
      </div>
      <p role="status" className="text-ink-soft text-small empty:hidden">
        {note}
      </p>
    </div>
  );
}
