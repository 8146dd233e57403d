import { takeOver } from '../persistence.ts';
import { provideStore } from '../store.ts';
import { createStore } from '../whole-store.ts';
import { api } from './api-without-store.ts';

// Every endpoint needs the store; a prerendered page is shown before either is loaded.
provideStore({
  // None while the pages are built.
  create: (persisted) => createStore(() => globalThis.window?.localStorage, persisted),
  takeOver,
});

export { api };
