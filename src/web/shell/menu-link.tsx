import type { ProductPage } from '#catalog/pages/page.ts';
import { NavLink } from '../ui/link.tsx';

/** The page that one is on is told by `aria-current`; an empty class would stand on every line. */
const noClass = () => undefined;

/** A line of the menu: its name, and in a few words what it is for. */
export function MenuLink({ page }: { readonly page: ProductPage }) {
  return (
    <NavLink to={page.path} prefetch="intent" className={noClass}>
      <b>{page.menuName}</b>
      <small>{page.menuText}</small>
    </NavLink>
  );
}
