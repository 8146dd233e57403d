import { PIN_DIGITS } from '@limber/contract/terms/staff-sign-in.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { useExportDataMutation } from '../../../state/api/calls/accounts.ts';
import { useChoosePinMutation } from '../../../state/api/calls/desk/entry/factors.ts';
import { useReadSignInQuery } from '../../../state/api/desk-api.ts';
import { Button } from '../../../ui/button.tsx';
import { DeskButton } from '../frame/desk-button.tsx';
import { RefusalText } from '../frame/refusal/refusal-text.tsx';
import { useRefusalSentence } from '../frame/words/use-refusal-sentence.tsx';
import { EnrolCounter } from './enrol-counter.tsx';
import { OwnFactors } from './own-factors.tsx';
import { RunningSessions } from './running-sessions.tsx';
import { SecretDigits } from './secret-digits.tsx';

/**
 * The signed-in person's PIN and factors; for managers also enrolling this browser, and who is
 * signed in.
 */
export function OwnPinAndFactors({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data: who } = useReadSignInQuery();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t`PIN, counter and own data`}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-scrim"
    >
      <div className="grid gap-6">
        {who?.by_pin ? (
          <p>
            <Trans>You signed in with a PIN. To change this, sign in the full way.</Trans>
          </p>
        ) : (
          <>
            <OwnPin hasOne={who?.factors.pin ?? false} />
            {who && <OwnFactors factors={who.factors} />}
            <OwnFile />
            {who?.account_type === 'manager' && (
              <>
                <EnrolCounter locations={who.locations} />
                <RunningSessions />
              </>
            )}
          </>
        )}
        <DeskButton onClick={() => dialog.current?.close()} className="justify-self-start">
          <Trans>Close</Trans>
        </DeskButton>
      </div>
    </dialog>
  );
}

function OwnPin({ hasOne }: { hasOne: boolean }) {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [choose, { isLoading, isSuccess, error }] = useChoosePinMutation();
  const sentence = useRefusalSentence(error);

  async function send(event: FormEvent) {
    event.preventDefault();
    const chosen = await choose({ pin });
    if (!chosen.error) setPin('');
  }

  return (
    <form className="grid gap-3" onSubmit={send}>
      <h2 className="text-lg font-semibold">
        <Trans>Your PIN</Trans>
      </h2>
      <SecretDigits
        label={hasOne ? t`A new PIN of six digits` : t`Six digits that you will remember`}
        value={pin}
        onChange={setPin}
        hint={t`At a counter you choose your picture and enter it.`}
        error={sentence}
      />
      <p role="status" className="font-semibold text-ok">
        {isSuccess && pin === '' && <Trans>Your PIN is set.</Trans>}
      </p>
      <Button type="submit" busy={isLoading} disabled={pin.length < PIN_DIGITS}>
        <Trans>Set the PIN</Trans>
      </Button>
    </form>
  );
}

/** Everything that the studio stores about the signed-in person, as a download for them. */
function OwnFile() {
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
