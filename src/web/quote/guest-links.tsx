import { guestLinks } from '#catalog/flows/guest-hints.ts';
import type { LineVariant } from '#catalog/flows/variants.ts';
import { Link } from '../ui/link.tsx';

/** Who came to this page for what is quoted beside its own line finds the way here. */
export function GuestLinks({ quoted }: { readonly quoted: LineVariant }) {
  return guestLinks(quoted).map(({ question, link, path }) => (
    <p key={path} className="mb-6 text-small">
      {question}{' '}
      <Link to={path} className="inline-block py-2 font-semibold text-brand hover:underline">
        {link}
      </Link>
    </p>
  ));
}
