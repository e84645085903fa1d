import { createContext, type RefObject } from 'react';

/** The page's one heading, for who must put the focus somewhere when what had it is gone. */
export const PageHeading = createContext<RefObject<HTMLHeadingElement | null>>({ current: null });
