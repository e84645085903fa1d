import sprite from './icons.svg?url';

/** A shield holding two shapes that meet, an upright and an arrow: together a K. Same drawing as public/icons/icon.svg. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#logo`} />
    </svg>
  );
}
