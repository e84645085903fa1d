import { createContext } from 'react';
import type { AskedMinimum } from '#domain/quote/official-minimum.ts';

/** The official minimum that the offers of a list are held against; undefined where there is none. */
export const AskedMinimumContext = createContext<AskedMinimum | undefined>(undefined);
