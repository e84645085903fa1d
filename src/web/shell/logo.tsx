import { site } from '#config/site.ts';
import { shellMessages } from '#messages/shell.ts';
import { Link } from '../ui/link.tsx';
import { LogoMark } from '../ui/logo-mark.tsx';

const [firstWord, ...otherWords] = site.brand.split(' ');

export function Logo() {
  return (
    <Link to="/" aria-label={shellMessages.logoLink(site.brand)} className="logo">
      <LogoMark />
      <span>
        <b>{firstWord}</b> <span>{otherWords.join(' ')}</span>
      </span>
    </Link>
  );
}
