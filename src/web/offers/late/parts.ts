/** What a list of offers shows after a press only. */
export { FilterPanel } from '../arrange/filter-panel.tsx';
export { CardDetails } from '../card/card-details.tsx';
export { MailOffersWindow } from '../keep/mail-offers.tsx';
export { ShareWindow } from '../share/share-offers.tsx';
