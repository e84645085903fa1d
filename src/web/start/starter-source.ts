/** The small script, as the build and its manifest name it. */
export const starterSource = 'src/web/start/start.ts';
