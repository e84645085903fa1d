import { isPlainClick } from '../ui/plain-click.ts';
import type { Early } from './early-state.ts';
import { fetchFont } from './fetch-font.ts';
import { isTaken } from './is-taken.ts';

/** What somebody does who is about to use a page. */
const intents = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;
/** Presses that only a script can answer. Other links lead on by themselves. */
const scripted = 'button[type=button]:not([popovertarget]), a:is([data-app], [aria-haspopup]), [data-small]';
/** So long somebody waits for the small script, and for the application, before the browser does what it can by itself. */
const patienceMs = { script: 4000, app: 12_000 };

const early: Early = { wanted: false, held: undefined, composed: null, tell: undefined, letGo, stop };
window.early = early;
let passes = false;

/** Browsers tell of a pointer that lies still when the page appears below it; that is nobody's doing. */
const liesStill = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

function want(event: Event): void {
  if (liesStill(event)) return;
  early.wanted = true;
  early.tell?.();
}

function pressedIn(event: Event): HTMLElement | null {
  if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return null;
  return isPlainClick(event) ? event.target.closest<HTMLElement>(scripted) : null;
}

function hold(event: Event): void {
  const element = event instanceof SubmitEvent ? (event.target as HTMLFormElement) : pressedIn(event);
  if (!element || passes || isTaken(element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const held = { element, submitter: event instanceof SubmitEvent ? event.submitter : undefined };
  early.held = held;
  setTimeout(() => early.held === held && !early.tell && letGo(), patienceMs.script);
  setTimeout(() => early.held === held && letGo(), patienceMs.app);
  want(event);
}

function letGo(): void {
  const { element, submitter } = early.held ?? {};
  // A button that does nothing by itself goes on waiting.
  if (!(element instanceof HTMLFormElement || element instanceof HTMLAnchorElement)) return;
  early.held = undefined;
  if (element instanceof HTMLAnchorElement) {
    location.assign(element.href);
    return;
  }
  passes = true;
  element.requestSubmit(submitter);
  passes = false;
}

/** Without the small script nobody would take up what is held. */
function onFault({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.dataset.page !== undefined) {
    stop();
    letGo();
  }
}

function stop(): void {
  for (const intent of intents) removeEventListener(intent, want, true);
  removeEventListener('click', hold, true);
  removeEventListener('submit', hold, true);
  removeEventListener('error', onFault, true);
}

// Told as long as the page stands: parts of it are taken up later than the rest.
addEventListener('compositionstart', ({ target }) => (early.composed = target), true);
addEventListener('compositionend', () => (early.composed = null), true);
for (const intent of intents) addEventListener(intent, want, { capture: true, passive: true });
addEventListener('click', hold, true);
addEventListener('submit', hold, true);
addEventListener('error', onFault, true);

fetchFont();
// The application would take it for a script that it draws into the head itself.
document.currentScript?.remove();
