/** Told on the window once, when the application answers what is done on the page. */
export const runningEvent = 'app-running';
