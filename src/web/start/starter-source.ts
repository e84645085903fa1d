/** The small script's source, and what the build calls it. */
export const starterSource = 'src/web/start/start.ts';
export const starterName = 'starter';
