import type { IllustrationName } from '#catalog/illustrations.ts';
import { illustrations } from '../../illustrations/index.ts';
import { classNames } from '../../ui/class-names.ts';

type IllustrationProps = { readonly name: IllustrationName; readonly className?: string | undefined };

/** A drawing by the name the catalogue or the content service gives it. */
export function Illustration({ name, className }: IllustrationProps) {
  const Drawing = illustrations[name];
  return (
    <div className={classNames('[&>svg]:h-auto [&>svg]:w-full', className)}>
      <Drawing />
    </div>
  );
}
