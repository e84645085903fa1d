import { type IllustrationName, illustrations } from '../../illustrations/index.ts';
import { classNames } from '../../ui/class-names.ts';

const isKnown = (name: string): name is IllustrationName => Object.hasOwn(illustrations, name);

/** A drawing by the name the catalogue or the content service gives it. */
export function Illustration({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
  const Drawing = illustrations[isKnown(name) ? name : 'empty'];
  return (
    <div className={classNames('[&>svg]:h-auto [&>svg]:w-full', className)}>
      <Drawing />
    </div>
  );
}
