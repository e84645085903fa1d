import { createContext } from 'react';

/** Whether a page is drawn once for everybody, with no script of its own, and started by the small script. */
export const StillContext = createContext(false);
