import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readyAt } from './page/ready-handle.ts';
import { StillContext } from './start/still-context.ts';
import { watchLeaving } from './user/left-account.ts';

watchLeaving();

async function start(): Promise<void> {
  await readyAt(Object.values(window.__reactRouterRouteModules ?? {}), new URL(location.href));
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
