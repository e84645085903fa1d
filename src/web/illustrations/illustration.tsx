import type { IllustrationName } from '#catalog/illustrations.ts';
import { illustrations } from './index.ts';

type IllustrationProps = {
  readonly name: IllustrationName;
  /** Says how wide it is; its height follows. */
  readonly className: string;
};

/** A drawing by the name the catalogue or the content service gives it. Where none is shown, as on narrow screens, none is fetched. */
export function Illustration({ name, className }: IllustrationProps) {
  return <img src={illustrations[name]} alt="" width={320} height={240} loading="lazy" className={className} />;
}
