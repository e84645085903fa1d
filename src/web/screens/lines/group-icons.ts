import type { LineGroup } from '#catalog/lines/index.ts';
import type { IconName } from '../../ui/icon.tsx';

export const groupIcons: Record<LineGroup, IconName> = {
  car: 'car',
  home: 'home',
  health: 'health',
  pet: 'paw',
  phone: 'mobile',
  addOn: 'shield',
};
