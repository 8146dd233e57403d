import { useEffect, useState } from 'react';
import { selectSignedIn, selectUser } from '../../../../state/selectors.ts';
import { store, useAppSelector } from '../../../../state/store.ts';
import { draftOf, dropDraft, saveDraft } from './draft-store.ts';

/**
 * Answers the input kept under a name on this page, and keeps the current input when the page
 * closes because its person was signed out.
 */
export function useSavedDraft<Words>(
  name: string,
  read: { readonly current: () => Words },
): Words | undefined {
  const whose = useAppSelector(selectUser)?.id;
  const [left] = useState(() =>
    whose === undefined ? undefined : draftOf<Words>(whose, addressNow(), name),
  );
  useEffect(() => {
    if (whose === undefined) return;
    dropDraft(name);
    return () => {
      if (!selectSignedIn(store.getState())) saveDraft(whose, addressNow(), name, read.current());
    };
  }, [whose, name, read]);
  return left;
}

function addressNow(): string {
  const { pathname, search } = window.location;
  return pathname + search;
}
