import { createContext } from 'react';

/** First names of the insured people in the order of the quotation; empty where no people are insured or a stranger looks. */
export const InsuredNames = createContext<readonly string[]>([]);
