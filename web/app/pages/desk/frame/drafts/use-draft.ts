import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { useSavedDraft } from './use-saved-draft.ts';

/** State that survives the lock of a counter, for the same person on the same page. */
export function useDraft<State>(
  name: string,
  begin: State | (() => State),
): readonly [State, Dispatch<SetStateAction<State>>] {
  const read = useRef((): State | undefined => undefined);
  const left = useSavedDraft(name, read);
  const [state, setState] = useState<State>(left ?? begin);
  read.current = () => state;
  return [state, setState];
}
