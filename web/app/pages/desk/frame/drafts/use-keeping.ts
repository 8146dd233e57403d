import { useEffect, useState } from 'react';
import { selectSignedIn, selectUser } from '../../../../state/selectors.ts';
import { store, useAppSelector } from '../../../../state/store.ts';
import { saveTranslations, takeWords, wordsOf } from './kept-words.ts';

/** Answers what was left under a name on this page; keeps what is read where the page goes because nobody is signed in any more. */
export function useKeeping<Words>(
  name: string,
  read: { readonly current: () => Words },
): Words | undefined {
  const whose = useAppSelector(selectUser)?.id;
  const [left] = useState(() =>
    whose === undefined ? undefined : wordsOf<Words>(whose, addressNow(), name),
  );
  useEffect(() => {
    if (whose === undefined) return;
    takeWords(name);
    return () => {
      if (!selectSignedIn(store.getState()))
        saveTranslations(whose, addressNow(), name, read.current());
    };
  }, [whose, name, read]);
  return left;
}

function addressNow(): string {
  const { pathname, search } = window.location;
  return pathname + search;
}
