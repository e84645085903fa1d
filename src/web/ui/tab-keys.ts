/** Begins the key under which a tab keeps what was typed into a form. */
export const keptForm = 'form:';
