import { takeOver } from '../persistence.ts';
import { provideStore } from '../store.ts';
import { createStore } from '../whole-store.ts';
import { api } from './bare-api.ts';

// Whoever has an endpoint has the store that it needs; a built page is drawn before either is there.
provideStore({
  // None while the pages are built.
  create: (kept) => createStore(() => globalThis.window?.localStorage, kept),
  takeOver,
});

export { api };
