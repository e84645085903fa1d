import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';

export type { IconName };

/** Drawn once for all pages, in a file that browsers keep; 1.5rem wide unless a class says otherwise. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
