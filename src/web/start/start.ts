import { keepsAnswers } from './keeps-answers.ts';
import { readStarter } from './read-starter.ts';
import { repeatHeld } from './repeat-held.ts';
import { runningEvent } from './running-event.ts';
import { smallParts, watchSmallParts } from './small-parts/small-parts.ts';
import { startApp } from './start-app.ts';
import { watchEntry } from './watch-entry.ts';

/** After a start that failed, so long passes before the next. */
const pauseMs = 2000;

const { early } = window;
let failedAt = Number.NEGATIVE_INFINITY;

function answerSmall(): void {
  const part = smallParts[early?.held?.element.dataset.small ?? ''];
  if (!part || !early?.held) return;
  const { element } = early.held;
  early.held = undefined;
  part(element);
}

function onUse(): void {
  answerSmall();
  if (Date.now() - failedAt < pauseMs) return;
  startApp().catch(() => {
    failedAt = Date.now();
    early?.letGo();
  });
}

if (early) {
  const stops = [watchSmallParts(), watchEntry()];
  addEventListener(
    runningEvent,
    () => {
      const { held } = early;
      early.held = undefined;
      early.stop();
      for (const stop of stops) stop();
      if (held) void repeatHeld(held);
    },
    { once: true },
  );
  early.tell = onUse;
  if (early.wanted || readStarter()?.isAtOnce) onUse();
  const fillIn = () => keepsAnswers() && onUse();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fillIn);
  else fillIn();
}
