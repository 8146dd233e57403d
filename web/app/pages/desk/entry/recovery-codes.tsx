import { Trans } from '@lingui/react/macro';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface Props {
  codes: readonly string[];
  onKept(): void;
}

/** Recovery codes for a lost phone, shown this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  return (
    <div className="grid gap-5">
      <Notice tone="warn">
        <Trans>
          Keep these codes where you can find them without your phone. Each opens the desk once;
          they are not shown again.
        </Trans>
      </Notice>
      <ul dir="ltr" className="grid grid-cols-2 gap-2 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          tone="secondary"
          onClick={() => saveFile('recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}
        >
          <Trans>Save them</Trans>
        </Button>
        <Button onClick={onKept}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </div>
  );
}
