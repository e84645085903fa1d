import type { IllustrationName } from '#catalog/illustrations.ts';
import { illustrations } from './index.ts';

type IllustrationProps = {
  readonly name: IllustrationName;
  /** Says how wide it is; its height follows. */
  readonly className: string;
  /** Stands in the first screen of a page, so it is fetched at once. */
  readonly first?: boolean;
};

/** A drawing by the name the catalogue or the content service gives it. */
export function Illustration({ name, className, first = false }: IllustrationProps) {
  const loading = first ? undefined : 'lazy';
  return <img src={illustrations[name]} alt="" width={320} height={240} loading={loading} className={className} />;
}
