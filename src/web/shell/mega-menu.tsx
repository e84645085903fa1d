import { type MenuGroup, menuGroups } from '#catalog/navigation.ts';
import { menuMessages } from '#messages/shell.ts';
import { classNames } from '../ui/class-names.ts';
import { NavLink } from '../ui/link.tsx';
import { useElementId } from '../ui/parts/element-ids.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';
import { MenuLink } from './menu-link.tsx';
import { isSingle } from './menu-shape.ts';

type PanelProps = { readonly group: MenuGroup; readonly open: boolean; readonly onToggle: () => void };

function GroupPanel({ group, open, onToggle }: PanelProps) {
  const id = useElementId();
  const wide = group.pages.length > 4;
  return (
    <li>
      <button
        type="button"
        data-small="menu"
        data-key={group.key}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className="menu-tab"
      >
        {group.name}
      </button>
      <div id={id} className={classNames('menu-panel', wide && 'menu-panel-wide')}>
        <ul>
          {group.pages.map((page) => (
            <li key={page.path}>
              <MenuLink page={page} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/**
 * The product menu from 870 px up; larger text needs more room and keeps the drawer for longer.
 * Without scripts its panels open by hover and focus.
 */
export function MegaMenu() {
  const { ref, openKey, toggle } = useDisclosure<string>();
  return (
    <nav aria-label={menuMessages.products} className="mega-menu">
      <div ref={ref}>
        <ul className="flex items-center">
          {menuGroups.map((group) =>
            isSingle(group) ? (
              <li key={group.key}>
                <NavLink to={group.pages[0].path} prefetch="intent" className="menu-tab">
                  {group.name}
                </NavLink>
              </li>
            ) : (
              <GroupPanel
                key={group.key}
                group={group}
                open={openKey === group.key}
                onToggle={() => toggle(group.key)}
              />
            ),
          )}
        </ul>
      </div>
    </nav>
  );
}
