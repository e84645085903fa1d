import type { ProductPage } from '#catalog/pages/page.ts';
import { NavLink } from '../ui/link.tsx';

/** A line of the menu: its name, and in a few words what it is for. */
export function MenuLink({ page }: { readonly page: ProductPage }) {
  return (
    <NavLink to={page.path} prefetch="intent">
      <b>{page.menuName}</b>
      <small>{page.menuText}</small>
    </NavLink>
  );
}
