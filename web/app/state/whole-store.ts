import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from './api/api-without-store.ts';
import { authReducer } from './auth-slice.ts';
import { utilsReducer } from './catalogue-slice.ts';
import { keepTree } from './persistence.ts';
import { resetAtLogout } from './requests/reset-answers.ts';
import type { PersistedState, TreeStorage } from './stored-tree.ts';
import { tokenReducer } from './token-slice.ts';

const reducer = combineReducers({
  auth: authReducer,
  token: tokenReducer,
  utils: utilsReducer,
  [api.reducerPath]: api.reducer,
});

export type RootState = ReturnType<typeof reducer>;

/**
 * A store that starts with the stored state and saves its changes to the given storage. The
 * application has one, each test its own.
 */
export function createStore(
  storage: () => TreeStorage | undefined,
  persisted: PersistedState = {},
) {
  const store = configureStore({
    reducer,
    preloadedState: persisted as unknown as Partial<RootState>,
    middleware: (defaults) => defaults().concat(resetAtLogout, api.middleware),
  });
  keepTree(store, storage);
  return store;
}

export type WholeStore = ReturnType<typeof createStore>;
export type AppDispatch = WholeStore['dispatch'];
