import { site } from '#config/site.ts';
import { shellMessages } from '#messages/shell.ts';
import { Link } from '../ui/link.tsx';
import { LogoMark } from '../ui/logo-mark.tsx';

const [firstWord, ...otherWords] = site.brand.split(' ');

export function Logo() {
  return (
    <Link
      to="/"
      aria-label={shellMessages.logoLink(site.brand)}
      className="flex min-h-11 shrink-0 items-center gap-2.5 text-brand-strong"
    >
      <LogoMark className="size-9" />
      <span className="text-[1.3125rem] leading-none tracking-tight">
        <span className="font-bold">{firstWord}</span>{' '}
        <span className="font-normal max-sm:[[data-text-size=larger]_&]:hidden">{otherWords.join(' ')}</span>
      </span>
    </Link>
  );
}
