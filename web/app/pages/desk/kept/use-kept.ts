import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { selectSignedIn, selectUser } from '../../../state/selectors.ts';
import { store, useAppSelector } from '../../../state/store.ts';
import { keepWords, takeWords, wordsOf } from './kept-words.ts';

/** State that outlives the lock of a counter, for whoever comes back to the same page as the same person. */
export function useKept<State>(name: string, begin: State | (() => State)) {
  const left = useLeft<State>(name);
  const [state, setState] = useState<State>(() =>
    left !== undefined ? left : begin instanceof Function ? begin() : begin,
  );
  useKeeping(name, () => state);
  return [state, setState] as const;
}

/** A form whose values do the same. */
export function useKeptForm<Values extends FieldValues>(
  name: string,
  options: UseFormProps<Values> & { defaultValues: DefaultValues<Values> },
): UseFormReturn<Values> {
  const left = useLeft<DefaultValues<Values>>(name);
  const form = useForm<Values>({ ...options, defaultValues: left ?? options.defaultValues });
  useKeeping(name, () => form.getValues());
  return form;
}

/** What was left under the name. */
function useLeft<Words>(name: string): Words | undefined {
  const whose = useAppSelector(selectUser)?.id;
  return useState(() =>
    whose === undefined ? undefined : wordsOf<Words>(whose, addressNow(), name),
  )[0];
}

/** Keeps what is read where the page goes because nobody is signed in any more. */
function useKeeping(name: string, read: () => unknown): void {
  const whose = useAppSelector(selectUser)?.id;
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (whose === undefined) return;
    takeWords(name);
    return () => {
      if (!selectSignedIn(store.getState())) keepWords(whose, addressNow(), name, latest.current());
    };
  }, [whose, name]);
}

function addressNow(): string {
  const { pathname, search } = window.location;
  return pathname + search;
}
