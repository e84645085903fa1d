import { Link } from 'react-router';
import { type MenuGroup, menuGroups } from '#catalog/navigation.ts';
import { Icon } from '../../ui/icon.tsx';
import { groupIcons } from './group-icons.ts';

/** Every line we sell, by group. */
export function LineGroups() {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 sm:grid-cols-2 desktop:grid-cols-3">
      {menuGroups.map((group) => (
        <LineGroup key={group.key} group={group} />
      ))}
    </div>
  );
}

function LineGroup({ group }: { readonly group: MenuGroup }) {
  return (
    <div>
      <h3 className="flex items-center gap-3 border-line border-b pb-3 text-h4">
        <Icon name={groupIcons[group.key]} className="size-6 text-brand" />
        {group.name}
      </h3>
      <ul className="mt-1">
        {group.pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path} prefetch="intent" className="group block py-2.5">
              <span className="font-medium group-hover:text-brand group-hover:underline">{page.menuName}</span>
              <span className="block text-ink-soft text-small">{page.menuText}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
