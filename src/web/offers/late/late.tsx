import { type ReactNode, useState } from 'react';
import { offerListTexts as words } from '#messages/offers.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useLateParts } from './late-parts.ts';

type Parts = NonNullable<ReturnType<typeof useLateParts>>;

/** What a press opened: at once where its code is here, and else it says that it comes, or did not. */
export function Late({ children }: { readonly children: (parts: Parts) => ReactNode }) {
  const [hasFailed, setFailed] = useState(false);
  const parts = useLateParts(!hasFailed, () => setFailed(true));
  if (parts) return children(parts);
  if (!hasFailed) return <Spinner inner />;
  return (
    <div role="alert" className="p-3 text-small text-warning">
      <p>{words.partFailed}</p>
      <Button variant="link" onClick={() => setFailed(false)}>
        {words.readAgain}
      </Button>
    </div>
  );
}
