import type { MenuLink } from '#catalog/pages/page.ts';
import { Link } from '../ui/link.tsx';

export function FooterLinks({ pages }: { readonly pages: readonly MenuLink[] }) {
  return (
    <ul className="footer-links">
      {pages.map((page) => (
        <li key={page.path}>
          <Link to={page.path}>{page.menuName}</Link>
        </li>
      ))}
    </ul>
  );
}
