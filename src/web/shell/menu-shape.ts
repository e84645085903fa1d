import type { LineGroup } from '#catalog/lines/index.ts';
import type { MenuGroup } from '#catalog/navigation.ts';
import type { ProductPage } from '#catalog/pages/page.ts';
import type { IconName } from '../ui/icon.tsx';

type SingleGroup = MenuGroup & { readonly pages: readonly [ProductPage] };

/** A group of one page is a link, not a panel. */
export function isSingle(group: MenuGroup): group is SingleGroup {
  return group.pages.length === 1;
}

export const groupIcons: Record<LineGroup, IconName> = {
  car: 'car',
  home: 'home',
  health: 'health',
  pet: 'paw',
  phone: 'mobile',
  addOn: 'plus',
};
