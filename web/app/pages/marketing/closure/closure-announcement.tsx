import { useEffect, useState } from 'react';
import { useServerToday } from '../../../components/use-server-clock.ts';
import { useListClosuresQuery } from '../../../state/api/calls/studio.ts';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { closureNotice } from './closure-notice.ts';

const ClosureDialog = lazyDialog(async () => (await import('./closure-dialog.tsx')).ClosureDialog);

/** Milliseconds after which an open popup counts as seen. */
const seenAfterMs = 15_000;

/** Announces a closure of the studio. It is shown on every visit, even when seen before. */
export function ClosureAnnouncement() {
  const today = useServerToday();
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
  return <ClosureDialog notice={notice} onClose={close} />;
}

/** The specification wants it noted; the window is shown again all the same, so nothing reads it. */
function markSeen() {
  try {
    sessionStorage.setItem('eidPopupSeen', 'true');
  } catch {
    // Storage may be forbidden; nothing depends on the flag.
  }
}
