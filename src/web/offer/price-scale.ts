import { createContext } from 'react';
import type { Kurus } from '#domain/money.ts';

/** Between what the prices of a line can stand: the cheapest offer, and the most that the law lets anybody ask. */
export type PriceScale = { readonly cheapest: Kurus; readonly ceiling: Kurus };

/** Undefined where the law sets no ceiling. */
export const PriceScaleContext = createContext<PriceScale | undefined>(undefined);
