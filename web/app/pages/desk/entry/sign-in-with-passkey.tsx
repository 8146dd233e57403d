import type { FactorSetUp } from '@limber/contract/desk/entry/factors.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useKeepPasskeyMutation,
  useMakePasskeyMutation,
} from '../../../state/api/calls/desk/entry/factors.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { useRefusalSentence } from '../frame/words/use-refusal-sentence.tsx';
import { makeOnePasskey } from './passkey-in-browser.ts';

interface Props {
  tone?: 'primary' | 'secondary';
  onMade(made: FactorSetUp): void;
}

/** Makes a passkey on this device. */
export function SignInWithPasskey({ tone = 'primary', onMade }: Props) {
  const [ask] = useMakePasskeyMutation();
  const [keep] = useKeepPasskeyMutation();
  const [busy, setBusy] = useState(false);
  const [none, setNone] = useState(false);
  const [error, setError] = useState<unknown>();
  const sentence = useRefusalSentence(error);

  async function make() {
    setBusy(true);
    setNone(false);
    setError(undefined);
    const options = await ask();
    const passkey = options.data && (await makeOnePasskey(options.data));
    const stored = passkey && (await keep(passkey));
    setBusy(false);
    if (stored?.data) return onMade(stored.data);
    const refused = options.error ?? stored?.error;
    if (refused) setError(refused);
    else setNone(true);
  }

  return (
    <div className="grid gap-3">
      <ErrorNotice>
        {(sentence || none) &&
          (sentence ?? <Trans>No passkey was created. Please try again, or use an app.</Trans>)}
      </ErrorNotice>
      <Button tone={tone} busy={busy} onClick={() => void make()}>
        <Trans>Make a passkey on this device</Trans>
      </Button>
    </div>
  );
}
