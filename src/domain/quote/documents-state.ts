/**
 * What became of the documents an insurer wants to see. wanted: nobody sent any yet. failed: they were sent, but the
 * insurer did not take them.
 */
export const documentsStates = ['wanted', 'sending', 'sent', 'failed'] as const;
export type DocumentsState = (typeof documentsStates)[number];
