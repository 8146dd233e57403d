import { useLayoutEffect, useReducer } from 'react';
import type { BrowserStorage } from '../../../lib/browser-storage.ts';
import { selectRequiresReauth, selectSignedIn } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { type BookingForm, emptyForm, emptyPerson } from './form.ts';
import { type FormAction, formReducer } from './form-reducer.ts';
import { readForm, saveForm } from './keep-form-over-reload.ts';
import { type Cleared, whatWasCleared } from './what-was-cleared.ts';

interface State {
  form: BookingForm;
  /** Choices that the last change cleared. */
  cleared: Cleared[];
}

export type FormDispatch = (action: FormAction) => void;

/** The form of the current booking; with a `shelf` it survives a reload. */
export function useBookingForm(shelf: BrowserStorage): State & { act: FormDispatch } {
  const sameClient = useAppSelector(
    (store) => selectSignedIn(store) || selectRequiresReauth(store),
  );
  const [state, act] = useReducer(reduce, null, () => startWith(shelf, sameClient));
  // Before the paint: a reload right after it must find the form.
  useLayoutEffect(() => saveForm(shelf, state.form), [shelf, state.form]);
  return { ...state, act };
}

function reduce({ form }: State, action: FormAction): State {
  const next = formReducer(form, action);
  return { form: next, cleared: saysItself.has(action.type) ? [] : whatWasCleared(form, next) };
}

/** Actions with an obvious effect, or one that is announced where it happens. */
const saysItself: ReadonlySet<FormAction['type']> = new Set([
  'startOver',
  'resetSelections',
  'restore',
  'dropTime',
  'dropOwned',
  'applyLink',
  'chooseOpening',
]);

/** The saved form, without the person and their package if they have signed out since. */
function startWith(shelf: BrowserStorage, sameClient: boolean): State {
  const stored = readForm(shelf) ?? emptyForm;
  const nobody = { ...emptyPerson, requiresReauth: false, previousEmail: '' };
  const form = sameClient ? stored : formReducer({ ...stored, ...nobody }, { type: 'dropOwned' });
  return { form, cleared: [] };
}
