import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { rememberReducer } from 'redux-remember';
import { api } from './api/api.ts';
import { resetAtLogout } from './api/reset-answers.ts';
import { authReducer } from './auth-slice.ts';
import { persistenceEnhancer, rehydrationMiddleware, type TreeStorage } from './persistence.ts';
import { tokenReducer } from './token-slice.ts';
import { utilsReducer } from './utils-slice.ts';

const reducer = combineReducers({
  auth: authReducer,
  token: tokenReducer,
  utils: utilsReducer,
  [api.reducerPath]: api.reducer,
});

export type RootState = ReturnType<typeof reducer>;

/** A store over the given storage; the application has one, each test its own. */
export function createStore(storage: () => TreeStorage = () => window.localStorage) {
  return configureStore({
    reducer: rememberReducer<RootState>(reducer),
    middleware: (defaults) =>
      defaults().concat(rehydrationMiddleware, resetAtLogout, api.middleware),
    // First, so that it dispatches through the middleware.
    enhancers: (defaults) => defaults().prepend(persistenceEnhancer(storage)),
  });
}

export const store = createStore();

/** The state that the prerendered pages were made with. */
export const initialState = store.getState();

export type AppDispatch = typeof store.dispatch;
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
