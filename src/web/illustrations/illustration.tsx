import type { IllustrationName } from '#catalog/illustrations.ts';
import { Drawing } from './drawing.tsx';
import { illustrations } from './index.ts';

type IllustrationProps = { readonly name: IllustrationName; readonly className?: string };

/** A drawing by the name the catalogue or the content service gives it. */
export function Illustration({ name, className }: IllustrationProps) {
  return <Drawing src={illustrations[name]} className={className} />;
}
