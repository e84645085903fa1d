import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readyAt } from './page/ready-handle.ts';
import { openRouter } from './router/open-router.ts';
import { Pages } from './router/pages.tsx';
import { noteElements } from './start/foreign-elements.ts';
import { StillContext } from './start/still-context.ts';
import { takeUpInTurns } from './ui/parts/turns.ts';
import { watchLeaving } from './user/left-account.ts';

watchLeaving();

async function start(): Promise<void> {
  const [router] = await Promise.all([
    openRouter(),
    readyAt(Object.values(window.__reactRouterRouteModules ?? {}), new URL(location.href)),
  ]);
  await takeUpInTurns(() => {
    noteElements();
    hydrateRoot(
      document,
      <StrictMode>
        <StillContext value={window.__reactRouterContext?.isStill === true}>
          <Pages router={router} />
        </StillContext>
      </StrictMode>,
    );
  }, document);
}

void start();
