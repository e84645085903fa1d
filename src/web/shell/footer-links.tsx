import type { MenuLink } from '#catalog/pages/page.ts';
import { Link } from '../ui/link.tsx';

export function FooterLinks({ pages }: { readonly pages: readonly MenuLink[] }) {
  return (
    <ul className="text-small">
      {pages.map((page) => (
        <li key={page.path}>
          <Link
            to={page.path}
            className="flex min-h-11 items-center py-1 underline-offset-4 hover:text-paper hover:underline desktop:min-h-8"
          >
            {page.menuName}
          </Link>
        </li>
      ))}
    </ul>
  );
}
