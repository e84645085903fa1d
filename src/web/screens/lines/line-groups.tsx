import { type MenuGroup, menuGroups } from '#catalog/navigation.ts';
import type { ProductPage } from '#catalog/pages/page.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { groupIcons } from './group-icons.ts';

/** Every line we sell, by group; they fill the columns like a newspaper. */
export function LineGroups() {
  return (
    <div className="line-groups">
      {menuGroups.map((group) => (
        <div key={group.key}>
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
      <Icon name={groupIcons[group.key]} />
      {group.name}
    </>
  );
  if (only && more.length === 0) {
    return (
      <Link to={only.path} prefetch="intent" className="group block">
        <h3 className="line-group group-hover:text-brand">
          {name}
          <Icon name="chevronRight" className="ml-auto size-5" />
        </h3>
        <small className="mt-3">{only.menuText}</small>
      </Link>
    );
  }
  return (
    <>
      <h3 className="line-group">{name}</h3>
      <ul className="line-links">
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
    <Link to={page.path} prefetch="intent">
      <span>{page.menuName}</span>
      <small>{page.menuText}</small>
    </Link>
  );
}
