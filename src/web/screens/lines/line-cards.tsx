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
          <Link to={page.path} prefetch="intent" className="line-card">
            <Illustration name={page.illustration} className="w-20 shrink-0" />
            <span>
              <b>{page.menuName}</b>
              <small>{page.menuText}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
