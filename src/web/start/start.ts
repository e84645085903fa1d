import { startApp } from './start-app.ts';

/** What somebody does who is about to use a page. */
const intents = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;

/** Browsers tell where a pointer rests when a page is drawn under it, which says nothing about its owner. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

function onIntent(event: Event): void {
  if (isAtRest(event)) return;
  startApp().then(
    () => {
      for (const intent of intents) removeEventListener(intent, onIntent, true);
    },
    () => undefined,
  );
}
for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });
