import { StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readyAt } from './page/ready-handle.ts';
import { noteElements } from './start/foreign-elements.ts';
import { StillContext } from './start/still-context.ts';
import { watchLeaving } from './user/left-account.ts';

watchLeaving();

async function start(): Promise<void> {
  await readyAt(Object.values(window.__reactRouterRouteModules ?? {}), new URL(location.href));
  noteElements();
  hydrateRoot(
    document,
    <StrictMode>
      <StillContext value={window.__reactRouterContext?.isStill === true}>
        {/* The router waits for its data before it draws. */}
        <Suspense>
          <HydratedRouter />
        </Suspense>
      </StillContext>
    </StrictMode>,
  );
}

void start();
