import { compareTexts as words } from '#messages/compare.ts';
import { usePdf } from '../documents/use-pdf.ts';
import type { OfferView } from '../offer/offer-view.ts';
import { Button } from '../ui/button.tsx';

type CompareToolsProps = { readonly headerGuid: string; readonly offers: readonly OfferView[] };

const comparison = 'comparison';

/** Both stand beside the way back on the narrowest phone. */
const compact = 'max-sm:px-3!';

/** Prints the comparison, or takes it along as a PDF. */
export function CompareTools({ headerGuid, offers }: CompareToolsProps) {
  const { open, isLoading } = usePdf();
  const savePdf = () =>
    open(comparison, { DocumentKey: comparison, HeaderGuid: headerGuid, OfferGuids: offers.map(({ id }) => id) });
  return (
    <div className="flex flex-wrap gap-2 sm:gap-3">
      <Button variant="quiet" className={compact} onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button
        variant="quiet"
        className={compact}
        disabled={offers.length < 2}
        loading={isLoading(comparison)}
        onClick={() => void savePdf()}
      >
        {words.pdf}
      </Button>
    </div>
  );
}
