import { type MenuGroup, menuGroups } from '#catalog/navigation.ts';
import { infoPages } from '#catalog/pages/info.ts';
import { site } from '#config/site.ts';
import { menuMessages } from '#messages/shell.ts';
import { buttonClasses } from '../ui/button.tsx';
import { Details } from '../ui/details.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link, NavLink } from '../ui/link.tsx';
import { useUser } from '../user/user-context.tsx';
import { LoginButton } from './login-button.tsx';
import { MenuLink } from './menu-link.tsx';
import { groupIcons, isSingle } from './menu-shape.ts';
import { MyOffersEntry } from './my-offers-entry.tsx';
import { TextSizeControl } from './text-size-control.tsx';

function GroupName({ group }: { readonly group: MenuGroup }) {
  return (
    <span className="drawer-group">
      <Icon name={groupIcons[group.key]} />
      {group.name}
    </span>
  );
}

function Group({ group }: { readonly group: MenuGroup }) {
  if (isSingle(group)) {
    return (
      <NavLink to={group.pages[0].path} className="flex min-h-13 items-center justify-between font-semibold">
        <GroupName group={group} />
        <Icon name="chevronRight" className="size-5" />
      </NavLink>
    );
  }
  return (
    <Details name="drawer-menu" summary={<GroupName group={group} />} summaryClassName="min-h-13">
      <ul className="drawer-lines">
        {group.pages.map((page) => (
          <li key={page.path}>
            <MenuLink page={page} />
          </li>
        ))}
      </ul>
    </Details>
  );
}

export type DrawerContentProps = { readonly textSize: string; readonly onLeave: () => void };

export function DrawerContent({ textSize, onLeave }: DrawerContentProps) {
  const { state } = useUser();
  return (
    <div className="grow overflow-y-auto overscroll-contain px-4 pb-8">
      <nav aria-label={menuMessages.products}>
        <ul className="divide-y divide-line border-line border-b">
          {menuGroups.map((group) => (
            <li key={group.key}>
              <Group group={group} />
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={menuMessages.help} className="py-3">
        <ul className="drawer-help">
          {infoPages
            .filter((page) => page.kind !== 'agreement')
            .map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.menuName}</Link>
              </li>
            ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-3 border-line border-t pt-5">
        {!state.isLoggedIn && <LoginButton onLeave={onLeave} className="w-full" />}
        <MyOffersEntry
          onLeave={onLeave}
          className={buttonClasses({ variant: 'quiet', className: 'w-full' })}
          icon={<Icon name="tag" className="size-5" />}
        />
        <a href={`tel:${site.phone}`} className={buttonClasses({ variant: 'quiet', className: 'w-full' })}>
          <Icon name="phone" className="size-5" />
          {site.phoneDisplay}
        </a>
      </div>
      <div className="mt-5">
        <TextSizeControl initial={textSize} tone="light" />
      </div>
    </div>
  );
}
