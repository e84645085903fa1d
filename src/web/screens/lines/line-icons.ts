import { lines } from '#catalog/lines/index.ts';
import type { LineKey } from '#domain/lines.ts';
import type { IconName } from '../../ui/icon.tsx';
import { groupIcons } from './group-icons.ts';

/** Signs of lines that stand beside others of their group. */
const ownIcons: Partial<Record<LineKey, IconName>> = {
  trafik: 'road',
  imm: 'scales',
  yesilKart: 'globe',
  galericikisatrafik: 'tag',
  yabanciTrafik: 'road',
  dask: 'quake',
  bireysel: 'hospital',
  yabanci: 'user',
  seyahat: 'suitcase',
  hukuksalkoruma: 'scales',
  galericiseyahat: 'suitcase',
};

/** The sign of a line: its own, or that of its group. */
export const lineIcon = (line: LineKey): IconName => ownIcons[line] ?? groupIcons[lines[line].group];
