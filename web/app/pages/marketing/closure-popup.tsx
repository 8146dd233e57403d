import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useServerToday } from '../../components/use-studio.ts';
import { useListClosuresQuery } from '../../state/scheduling-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { closureNotice } from './closure-notice.ts';
import { ClosureText } from './closure-text.tsx';

/** Milliseconds after which an open popup counts as seen. */
const seenAfterMs = 15_000;

/** Announces a closure of the studio. Having seen it never keeps it away on the next visit. */
export function ClosurePopup() {
  const { t } = useLingui();
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

  if (!notice) return null;
  return (
    <Dialog open={open} onClose={close} title={notice.closure.title} closeLabel={t`Close`}>
      {notice.closure.greeting_ar && (
        <p lang="ar" dir="rtl" className="text-2xl font-semibold text-gold">
          {notice.closure.greeting_ar}
        </p>
      )}
      <p className="mt-4 text-lg">
        <ClosureText notice={notice} />
      </p>
      <Button onClick={close} className="mt-6 w-full">
        <Trans>Got it</Trans>
      </Button>
    </Dialog>
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
