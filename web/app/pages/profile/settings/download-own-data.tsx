import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useServerNow } from '../../../components/use-server-now.ts';
import { dayOfInstant } from '../../../lib/dates.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useExportDataMutation } from '../../../state/api/calls/accounts.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { EraseDialog } from './erase-dialog.tsx';

interface Props {
  /** Their e-mail address, or of a client without one their telephone number. */
  signsInWith: string;
}

/** Downloads the client's data, and erases the account. */
export function OwnData({ signsInWith }: Props) {
  const { t } = useLingui();
  const [exportData, { isLoading }] = useExportDataMutation();
  const [erasing, setErasing] = useState(false);
  const today = dayOfInstant(useServerNow());

  async function download() {
    const answer = await exportData();
    if (!answer.data) {
      const { detail } = readFailure(answer.error);
      return showToast('error', detail ?? t`We could not gather your data. Please try again.`);
    }
    const text = `${JSON.stringify(answer.data, null, 2)}\n`;
    saveFile(`my-data-${today}.json`, text, 'application/json');
  }

  return (
    <div className="grid gap-6">
      <div className="grid justify-items-start gap-3">
        <p className="max-w-prose text-balance text-muted">
          <Trans>Everything the studio keeps about you, as one file.</Trans>
        </p>
        <Button tone="secondary" busy={isLoading} onClick={download}>
          <Download aria-hidden="true" className="size-4.5" />
          <Trans>Export my data</Trans>
        </Button>
      </div>
      <div className="grid justify-items-start gap-3">
        <p className="max-w-prose text-balance text-muted">
          <Trans>
            You can erase your account: upcoming sessions are cancelled and everything about you as
            a person is erased.
          </Trans>
        </p>
        <Button tone="danger" onClick={() => setErasing(true)}>
          <Trans>Erase my account</Trans>
        </Button>
      </div>
      {erasing && <EraseDialog signsInWith={signsInWith} onClose={() => setErasing(false)} />}
    </div>
  );
}
