/** The script that is written into a page, and the one it names, as the build and its manifest know them. */
export const earlySource = 'src/web/start/early.ts';
export const starterSource = 'src/web/start/start.ts';
