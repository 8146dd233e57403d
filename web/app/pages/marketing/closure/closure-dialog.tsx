import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { ClosureNotice } from './closure-notice.ts';
import { ClosureText } from './closure-text.tsx';

interface Props {
  notice: ClosureNotice;
  onClose(): void;
}

/** What the popup shows; loaded when there is a closure to announce. */
export function ClosureDialog({ notice, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { title, greeting_ar } = notice.closure;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t`Close`}>
      {greeting_ar && (
        <p
          lang="ar"
          dir="rtl"
          className={classNames(
            'text-2xl font-semibold text-gold',
            i18n.locale === 'ar' ? 'text-start' : 'text-left',
          )}
        >
          {greeting_ar}
        </p>
      )}
      <p className="mt-4 text-lg">
        <ClosureText notice={notice} />
      </p>
      <Button onClick={onClose} className="mt-6 w-full">
        <Trans>Got it</Trans>
      </Button>
    </Dialog>
  );
}
