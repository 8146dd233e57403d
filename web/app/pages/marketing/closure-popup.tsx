import { lazy, Suspense, useEffect, useState } from 'react';
import { useServerToday } from '../../components/use-studio.ts';
import { useListClosuresQuery } from '../../state/scheduling-api.ts';
import { closureNotice } from './closure-notice.ts';

const ClosureDialog = lazy(async () => ({
  default: (await import('./closure-dialog.tsx')).ClosureDialog,
}));

/** Milliseconds after which an open popup counts as seen. */
const seenAfterMs = 15_000;

/** Announces a closure of the studio. Having seen it never keeps it away on the next visit. */
export function ClosurePopup() {
  const today = useLastKnown(useServerToday());
  const { data: closures } = useListClosuresQuery();
  const [closed, setClosed] = useState(false);
  const notice = today && closures ? closureNotice(closures, today) : undefined;
  const open = notice !== undefined && !closed;

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(markSeen, seenAfterMs);
    return () => clearTimeout(timer);
  }, [open]);

  function close() {
    markSeen();
    setClosed(true);
  }

  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ClosureDialog notice={notice} onClose={close} />
    </Suspense>
  );
}

/** A value that, once known, stays while it is asked again: the popup must not come and go. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

function markSeen() {
  try {
    sessionStorage.setItem('eidPopupSeen', 'true');
  } catch {
    // Storage may be forbidden; nothing depends on the mark.
  }
}
