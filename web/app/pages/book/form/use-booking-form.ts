import { useLayoutEffect, useReducer } from 'react';
import type { BrowserStorage } from '../../../lib/browser-storage.ts';
import { selectRequiresReauth, selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { type BookingForm, emptyForm, emptyPerson } from './form.ts';
import { type FormAction, formReducer } from './form-reducer.ts';
import { readForm, saveForm } from './saved-form.ts';
import { type Cleared, whatWasCleared } from './what-was-cleared.ts';

interface State {
  form: BookingForm;
  /** What the last change took away. */
  cleared: Cleared[];
}

export type Act = (action: FormAction) => void;

/** The form of the booking being made; on its `shelf` it survives a reload of the page. */
export function useBookingForm(shelf: BrowserStorage): State & { act: Act } {
  const sameClient = useAppSelector(
    (store) => selectSignedIn(store) || selectRequiresReauth(store),
  );
  const [state, act] = useReducer(reduce, null, () => startWith(shelf, sameClient));
  // Before it is seen: whoever sees a step and loads the page anew finds it again.
  useLayoutEffect(() => saveForm(shelf, state.form), [shelf, state.form]);
  return { ...state, act };
}

function reduce({ form }: State, action: FormAction): State {
  const next = formReducer(form, action);
  return { form: next, cleared: saysItself.has(action.type) ? [] : whatWasCleared(form, next) };
}

/** Actions whose effect is plain to see or told where it happens. */
const saysItself: ReadonlySet<FormAction['type']> = new Set([
  'startOver',
  'resetSelections',
  'restore',
  'dropTime',
  'dropOwned',
  'takeWish',
  'chooseOpening',
]);

/** What was kept, without the person and their package when they have signed out meanwhile. */
function startWith(shelf: BrowserStorage, sameClient: boolean): State {
  const kept = readForm(shelf) ?? emptyForm;
  const nobody = { ...emptyPerson, requiresReauth: false, previousEmail: '' };
  const form = sameClient ? kept : formReducer({ ...kept, ...nobody }, { type: 'dropOwned' });
  return { form, cleared: [] };
}
