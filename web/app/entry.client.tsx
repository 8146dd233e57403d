import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followOtherTabs, loadStoredState } from './state/persistence.ts';
import { checkSession } from './state/session.ts';
import { store } from './state/store.ts';

// The gate: nothing is drawn over the served HTML (a prerendered page, or 'Loading...') before the
// stored state is in, so guards and first paint already know who is signed in.
await loadStoredState(store);
followOtherTabs(store);
store.dispatch(checkSession());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
