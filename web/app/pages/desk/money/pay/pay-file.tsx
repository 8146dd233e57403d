import { Trans, useLingui } from '@lingui/react/macro';
import { saveFile } from '../../../../lib/save-file.ts';
import { useDownloadPayMutation } from '../../../../state/api/calls/desk/money/pay.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';

/** The lines of a month as a file, of one therapist or of all. */
export function PayFile({ month, therapist }: { month: string; therapist?: number }) {
  const { t } = useLingui();
  const [ask, { isLoading }] = useDownloadPayMutation();
  async function download() {
    const request = { month, ...(therapist !== undefined && { therapist }) };
    const { data, error } = await ask(request);
    if (data !== undefined) return saveFile(`pay-${month}.csv`, data, 'text/csv;charset=utf-8');
    const { detail } = readFailure(error);
    showToast('error', detail ?? t`Please check your connection and try again.`);
  }
  return (
    <DeskButton disabled={isLoading} onClick={() => void download()}>
      <Trans>CSV</Trans>
    </DeskButton>
  );
}
