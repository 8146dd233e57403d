import { Trans } from '@lingui/react/macro';
import { saveFile } from '../../../../lib/save-file.ts';
import { useDownloadPayMutation } from '../../../../state/api/calls/desk/money/pay.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { useToastOfFailure } from '../../frame/refusal/use-toast-of-failure.ts';

/** The lines of a month as a file, of one therapist or of all. */
export function PayFile({ month, therapist }: { month: string; therapist?: number }) {
  const tellFailure = useToastOfFailure();
  const [ask, { isLoading }] = useDownloadPayMutation();
  async function download() {
    const request = { month, ...(therapist !== undefined && { therapist }) };
    const { data, error } = await ask(request);
    if (data !== undefined) return saveFile(`pay-${month}.csv`, data, 'text/csv;charset=utf-8');
    tellFailure(error);
  }
  return (
    <DeskButton disabled={isLoading} onClick={() => void download()}>
      <Trans>CSV</Trans>
    </DeskButton>
  );
}
