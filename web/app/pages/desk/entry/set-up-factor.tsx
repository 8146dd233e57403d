import type { FactorSetUp } from '@limber/contract/desk/entry/factors.ts';
import { CODE_DIGITS } from '@limber/contract/terms/codes-and-tokens.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { digitsOfCode } from '../../../lib/digits-of-code.ts';
import {
  useConfirmTotpMutation,
  useSetUpTotpMutation,
} from '../../../state/api/calls/desk/entry/factors.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/field/code-input.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { useRefusalSentence } from '../frame/words/use-refusal-sentence.tsx';
import { canHavePasskeys } from './passkey-in-browser.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInWithPasskey } from './sign-in-with-passkey.tsx';
import { useContinueAfterSecondFactor } from './use-continue-after-second-factor.ts';

/** Sets up the first second factor, and shows the recovery codes that come with it. */
export function SetUpFactor() {
  const whole = useContinueAfterSecondFactor();
  const [made, setMade] = useState<FactorSetUp>();
  const [begin, app] = useSetUpTotpMutation();
  const sentence = useRefusalSentence(app.error);
  // The session continues only after the codes were shown: they are never shown again.
  if (made) {
    return (
      <>
        <RecoveryCodes codes={made.recovery_codes} onKept={() => whole(made.access)} />
        <p className="text-muted">
          <Trans>
            If you lose them, make new ones at the desk under PIN, counter and own data.
          </Trans>
        </p>
      </>
    );
  }
  if (app.data) return <WithApp {...app.data} onMade={setMade} />;
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        <Trans>
          Reading your e-mail must not be enough to open the desk. Each time you sign in, you also
          prove that it is you.
        </Trans>
      </p>
      <ErrorNotice>{sentence}</ErrorNotice>
      {canHavePasskeys() && <SignInWithPasskey onMade={setMade} />}
      <Button tone="secondary" busy={app.isLoading} onClick={() => void begin()}>
        <Trans>Set up an authenticator app</Trans>
      </Button>
    </div>
  );
}

interface Props {
  onMade(made: FactorSetUp): void;
}

function WithApp({ secret, uri, onMade }: Props & { secret: string; uri: string }) {
  const { t } = useLingui();
  const [digits, setDigits] = useState('');
  const [confirm, { isLoading, error }] = useConfirmTotpMutation();
  const sentence = useRefusalSentence(error);

  async function send(code: string) {
    const made = await confirm({ code });
    if (made.data) onMade(made.data);
    else setDigits('');
  }

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void send(digits);
      }}
    >
      <p className="text-muted">
        <Trans>Scan this with your authenticator app, or type the letters below it there.</Trans>
      </p>
      <img
        // Dark on white in both themes, as cameras need it.
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
        alt={t`Code to scan with an authenticator app`}
        width={192}
        height={192}
        className="rounded-control border border-hairline bg-white forced-color-adjust-none"
      />
      <code dir="ltr" className="font-semibold break-all" translate="no" data-secret>
        {secret}
      </code>
      <CodeInput
        label={t`6 digits that the app shows now`}
        value={digits}
        readOnly={isLoading}
        onChange={(typed) => {
          const now = digitsOfCode(typed);
          setDigits(now);
          if (now.length === CODE_DIGITS && now !== digits) void send(now);
        }}
        error={sentence && <span role="alert">{sentence}</span>}
      />
      <Button type="submit" busy={isLoading} disabled={digits === ''}>
        <Trans>Set it up</Trans>
      </Button>
    </form>
  );
}
