import { uiMessages } from '#messages/ui.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export type Crumb = { readonly name: string; readonly path: string };

/** The way from the home page to here; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const all = [{ name: uiMessages.homePage, path: '/' }, ...crumbs];
  return (
    <nav aria-label={uiMessages.breadcrumb} className="text-small text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1">
        {all.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-1">
            {index > 0 && <Icon name="chevronRight" className="size-4" />}
            {index === all.length - 1 ? (
              <span aria-current="page" className="py-1 text-ink">
                {name}
              </span>
            ) : (
              <Link to={path} prefetch="intent" className="py-1 hover:text-brand hover:underline">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
