import { keptForm } from '../ui/tab-keys.ts';

/** Whether the page asks something and this tab keeps answers, which the application alone can fill in again. */
export function keepsAnswers(): boolean {
  try {
    const isKept = Object.keys(sessionStorage).some((key) => key.startsWith(keptForm));
    return isKept && document.querySelector('main form') !== null;
  } catch {
    return false;
  }
}
