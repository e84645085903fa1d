import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readyAt } from './page/ready-handle.ts';
import { StillContext } from './start/still-context.ts';
import { keepUnheard } from './start/unheard.ts';
import { watchLeaving } from './user/left-account.ts';

watchLeaving();

async function start(): Promise<void> {
  await readyAt(Object.values(window.__reactRouterRouteModules ?? {}), new URL(location.href));
  // React itself has just been run; its first work is a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  keepUnheard();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StillContext value={window.__reactRouterContext?.isStill === true}>
          <HydratedRouter />
        </StillContext>
      </StrictMode>,
    );
  });
}

void start();
