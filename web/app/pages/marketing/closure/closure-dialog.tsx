import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { ClosureNotice } from './closure-notice.ts';
import { ClosureText } from './closure-text.tsx';
import { FeastBanner } from './feast-banner.tsx';

interface Props {
  notice: ClosureNotice;
  onClose(): void;
}

/** The popup's content; loaded when there is a closure to announce. */
export function ClosureDialog({ notice, onClose }: Props) {
  const { t } = useLingui();
  const { title, greeting_ar } = notice.closure;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      banner={greeting_ar && <FeastBanner greeting={greeting_ar} />}
    >
      <p className="text-lg">
        <ClosureText notice={notice} />
      </p>
      <Button onClick={onClose} className="mt-6 w-full">
        <Trans>Got it</Trans>
      </Button>
    </Dialog>
  );
}
