import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';

export type { IconName };

/** Drawn once for all pages, in a file that browsers keep. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
