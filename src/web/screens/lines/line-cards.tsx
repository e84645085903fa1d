import type { ProductPage } from '#catalog/pages/page.ts';
import { Illustration } from '../../illustrations/illustration.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';

/** Lines as cards with their drawings. */
export function LineCards({ pages }: { readonly pages: readonly ProductPage[] }) {
  return (
    <ul
      className={classNames(
        'grid gap-4 sm:grid-cols-2',
        pages.length % 4 === 0 ? 'wide:grid-cols-4' : 'wide:grid-cols-3',
      )}
    >
      {pages.map((page) => (
        <li key={page.path}>
          <Link
            to={page.path}
            prefetch="intent"
            className="group flex h-full items-center gap-4 rounded-card border border-line bg-paper p-4 transition-colors hover:border-brand"
          >
            <Illustration name={page.illustration} className="w-20 shrink-0" />
            <span>
              <span className="block font-semibold group-hover:text-brand">{page.menuName}</span>
              <span className="block text-ink-soft text-small">{page.menuText}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
