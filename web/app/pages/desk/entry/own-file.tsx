import { Trans } from '@lingui/react/macro';
import { saveFile } from '../../../lib/save-file.ts';
import { useExportDataMutation } from '../../../state/api/calls/accounts.ts';
import { Button } from '../../../ui/button.tsx';
import { RefusalText } from '../frame/refusal/refusal-text.tsx';
import { useRefusalSentence } from '../frame/words/use-refusal-sentence.tsx';

/** Everything that the studio stores about the signed-in person, as a download for them. */
export function OwnFile() {
  const [take, { isLoading, error }] = useExportDataMutation();
  const sentence = useRefusalSentence(error);
  async function download() {
    const { data } = await take();
    if (!data) return;
    saveFile('my-data.json', `${JSON.stringify(data, null, 2)}\n`, 'application/json');
  }
  return (
    <section className="grid gap-3 border-t border-hairline pt-5">
      <h2 className="text-lg font-semibold">
        <Trans>What the studio knows about you</Trans>
      </h2>
      <p className="text-muted">
        <Trans>Hours, absences, pay, tips, sessions and your account, as one file.</Trans>
      </p>
      <RefusalText>{sentence}</RefusalText>
      <Button tone="secondary" busy={isLoading} onClick={() => void download()}>
        <Trans>Export my data</Trans>
      </Button>
    </section>
  );
}
