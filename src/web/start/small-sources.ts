/** The script that is written into a page, the one it names, and its styles, as the build and its manifest know them. */
export const earlySource = 'src/web/start/early.ts';
export const starterSource = 'src/web/start/start.ts';
export const stillStylesSource = 'src/web/styles/still.css';
