import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { StillContext } from './start/still-context.ts';
import { watchLeaving } from './user/left-account.ts';

watchLeaving();

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
