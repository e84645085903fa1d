/** Puts a star behind a label. */
export const requiredMark = 'required';
