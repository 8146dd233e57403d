import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadWords } from './i18n.ts';
import { readLanguage } from './lib/language.ts';
import { checkSession } from './state/check-session.ts';
import { followOtherTabs, loadStoredState } from './state/persistence.ts';
import { store } from './state/store.ts';
import { readStoredLanguage } from './state/stored-tree.ts';

// The gate: nothing is drawn over the served HTML (a prerendered page, or 'Loading...') before the
// stored state is in, so guards and first paint already know who is signed in.
// Words that cannot be had leave the page in English; root.tsx speaks them once it has taken over.
const words = loadWords(readLanguage(readStoredLanguage())).catch((error) =>
  console.warn('Words', error),
);
await Promise.all([loadStoredState(store), words]);
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
