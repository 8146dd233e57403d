import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** Asks before a page with unsaved changes is left; on closing the tab the browser asks. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t`Leave without saving?`}
      closeLabel={t`Close`}
      closesOnBack={false}
    >
      <div className="grid gap-5">
        <p>
          <Trans>You have changed something here that is not saved yet.</Trans>
        </p>
        <div className="grid gap-3 sm:flex">
          <Button onClick={() => blocker.reset?.()}>
            <Trans>Keep editing</Trans>
          </Button>
          <Button tone="secondary" onClick={() => blocker.proceed?.()}>
            <Trans>Leave without saving</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
