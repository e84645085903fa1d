import { useEffect, useEffectEvent } from 'react';
import { Spinner } from '../../ui/spinner.tsx';

/** A step that lacks what the one before it asks leads back there. */
export function LeadBack({ onBack }: { readonly onBack: () => void }) {
  const lead = useEffectEvent(onBack);
  useEffect(() => lead(), []);
  return <Spinner inner />;
}
