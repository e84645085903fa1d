import { startApp } from './start-app.ts';

/** What somebody does who is about to use a page. */
const intents = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;

function onIntent(): void {
  startApp().then(
    () => {
      for (const intent of intents) removeEventListener(intent, onIntent, true);
    },
    () => undefined,
  );
}
for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });
