import type { WhoIsAtDesk } from '@limber/contract/desk/entry/sign-in.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRenewRecoveryCodesMutation } from '../../../state/api/calls/desk/entry/factors.ts';
import { useReadSignInQuery } from '../../../state/api/desk-api.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { useRefusalSentence } from '../frame/words/use-refusal-sentence.tsx';
import { canHavePasskeys } from './passkey-in-browser.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInWithPasskey } from './sign-in-with-passkey.tsx';
import { useContinueAfterSecondFactor } from './use-continue-after-second-factor.ts';

/** The factors beside the code; adds a passkey, and makes new recovery codes. */
export function OwnFactors({ factors }: Pick<WhoIsAtDesk, 'factors'>) {
  const whole = useContinueAfterSecondFactor();
  const { refetch } = useReadSignInQuery();
  const [made, setMade] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const [renew, { isLoading, error }] = useRenewRecoveryCodesMutation();
  const sentence = useRefusalSentence(error);

  async function askForCodes() {
    const renewed = await renew();
    if (renewed.data) setCodes(renewed.data.recovery_codes);
  }

  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">
        <Trans>Your second factor</Trans>
      </h2>
      <ul className="text-muted">
        {factors.passkeys > 0 && (
          <li>
            <Plural value={factors.passkeys} one="# passkey" other="# passkeys" />
          </li>
        )}
        {factors.totp && (
          <li>
            <Trans>Authenticator app</Trans>
          </li>
        )}
        <li>
          <Plural
            value={factors.recovery_codes}
            _0="No recovery codes left"
            one="# recovery code left"
            other="# recovery codes left"
          />
        </li>
      </ul>
      {canHavePasskeys() && (
        <SignInWithPasskey
          tone="secondary"
          onMade={({ access }) => {
            whole(access);
            setMade(true);
            void refetch();
          }}
        />
      )}
      <p role="status" className="font-semibold text-ok empty:hidden">
        {made && <Trans>The passkey is saved.</Trans>}
      </p>
      <ErrorNotice>{sentence}</ErrorNotice>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : (
        <Button tone="secondary" busy={isLoading} onClick={() => void askForCodes()}>
          <Trans>New recovery codes</Trans>
        </Button>
      )}
    </section>
  );
}
