import { type MenuGroup, menuGroups } from '#catalog/navigation.ts';
import type { ProductPage } from '#catalog/pages/page.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { groupIcons } from './group-icons.ts';

/** Every line we sell, by group; they fill the columns like a newspaper. */
export function LineGroups() {
  return (
    <div className="-mb-8 gap-10 sm:columns-2 desktop:columns-3">
      {menuGroups.map((group) => (
        <div key={group.key} className="break-inside-avoid pb-8">
          <LineGroup group={group} />
        </div>
      ))}
    </div>
  );
}

function LineGroup({ group }: { readonly group: MenuGroup }) {
  const [only, ...more] = group.pages;
  const name = (
    <>
      <Icon name={groupIcons[group.key]} className="size-6 text-brand" />
      {group.name}
    </>
  );
  if (only && more.length === 0) {
    return (
      <Link to={only.path} prefetch="intent" className="group block">
        <h3 className="flex items-center gap-3 border-line border-b pb-3 text-h4 group-hover:text-brand">
          {name}
          <Icon name="chevronRight" className="ml-auto size-5 text-brand" />
        </h3>
        <span className="mt-3 block text-ink-soft text-small">{only.menuText}</span>
      </Link>
    );
  }
  return (
    <>
      <h3 className="flex items-center gap-3 border-line border-b pb-3 text-h4">{name}</h3>
      <ul className="mt-1">
        {group.pages.map((page) => (
          <li key={page.path}>
            <LineLink page={page} />
          </li>
        ))}
      </ul>
    </>
  );
}

function LineLink({ page }: { readonly page: ProductPage }) {
  return (
    <Link to={page.path} prefetch="intent" className="group block py-2.5">
      <span className="font-medium group-hover:text-brand group-hover:underline">{page.menuName}</span>
      <span className="hidden text-ink-soft text-small sm:block">{page.menuText}</span>
    </Link>
  );
}
