import { useId } from 'react';
import { NavLink } from 'react-router';
import { type MenuGroup, menuGroups } from '#catalog/navigation.ts';
import { menuMessages } from '#messages/shell.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';
import { MenuLink } from './menu-link.tsx';
import { isSingle } from './menu-shape.ts';

const tab =
  'flex min-h-11 items-center gap-1 rounded-field px-3 font-medium transition-colors hover:bg-mist aria-expanded:bg-brand-soft aria-expanded:text-brand-strong aria-[current=page]:text-brand';

type PanelProps = { readonly group: MenuGroup; readonly open: boolean; readonly onToggle: () => void };

function GroupPanel({ group, open, onToggle }: PanelProps) {
  const id = useId();
  const wide = group.pages.length > 4;
  return (
    <li className="group relative">
      <button
        type="button"
        data-small="menu"
        data-key={group.key}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className={`peer ${tab}`}
      >
        {group.name}
        <Icon name="chevronDown" className="size-4 transition-transform [[aria-expanded=true]>&]:rotate-180" />
      </button>
      <div
        id={id}
        className="absolute top-full -left-3 z-10 hidden pt-4 transition-[opacity,translate] duration-150 starting:-translate-y-1 starting:opacity-0 peer-aria-expanded:block noscript:group-focus-within:block noscript:group-hover:block"
      >
        <ul
          className={classNames(
            'grid gap-1 rounded-card border border-line bg-paper p-3 shadow-float',
            wide ? 'w-152 grid-cols-2' : 'w-80',
          )}
        >
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
    <nav
      aria-label={menuMessages.products}
      className="hidden desktop:block max-wide:[html:not([data-text-size=normal])_&]:hidden"
    >
      <div ref={ref}>
        <ul className="flex items-center">
          {menuGroups.map((group) =>
            isSingle(group) ? (
              <li key={group.key}>
                <NavLink to={group.pages[0].path} prefetch="intent" className={tab}>
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
