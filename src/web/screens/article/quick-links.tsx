import { quickAccessPages } from '#catalog/pages/info.ts';
import { quickAccessTexts } from '#messages/pages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';

export function QuickLinks({ currentPath }: { readonly currentPath: string }) {
  return (
    <Section title={quickAccessTexts.others} tone="mist">
      <ul className="grid gap-3 sm:grid-cols-2 desktop:grid-cols-3">
        {quickAccessPages
          .filter((page) => page.path !== currentPath)
          .map((page) => (
            <li key={page.path}>
              <Link
                to={page.path}
                prefetch="intent"
                className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-paper px-5 py-3 font-medium transition-colors hover:border-brand hover:text-brand"
              >
                {page.menuName}
                <Icon name="chevronRight" className="size-5 shrink-0 text-brand" />
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  );
}
