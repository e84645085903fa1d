import type { ProductPage } from '#catalog/pages/page.ts';
import { NavLink } from '../ui/link.tsx';

/** A line of the menu: its name, and in a few words what it is for. */
export function MenuLink({ page }: { readonly page: ProductPage }) {
  return (
    <NavLink
      to={page.path}
      prefetch="intent"
      className="group/link block rounded-field px-3 py-2.5 transition-colors hover:bg-brand-soft aria-[current=page]:bg-mist"
    >
      <span className="block font-semibold group-hover/link:text-brand-strong">{page.menuName}</span>
      <span className="block text-ink-soft text-small">{page.menuText}</span>
    </NavLink>
  );
}
