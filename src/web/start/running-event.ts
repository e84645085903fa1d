/** Told on the window once, and marked in its timeline, when the application answers what is done anywhere on the page. */
export const runningEvent = 'app-running';
