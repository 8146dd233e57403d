import type { WhoIsAtDesk } from '@limber/contract/desk/entry/sign-in.ts';
import { CODE_DIGITS } from '@limber/contract/terms/codes-and-tokens.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { DevelopmentCode } from '../../../components/sign-in/code-sent.tsx';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useSignOut } from '../../../components/use-sign-out.ts';
import { digitsOfCode } from '../../../lib/digits-of-code.ts';
import {
  useAskPasskeyMutation,
  useSignInWithPasskeyMutation,
  useSignInWithRecoveryCodeMutation,
  useSignInWithTotpMutation,
} from '../../../state/api/calls/desk/entry/sign-in.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/field/code-input.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { useRefusalSentence } from '../frame/words/use-refusal-sentence.tsx';
import { answerWithPasskey } from './passkey-in-browser.ts';
import { SetUpFactor } from './set-up-factor.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useContinueAfterSecondFactor } from './use-continue-after-second-factor.ts';

/** Asks for the second factor after the one-time code; a person without one sets it up. */
export function SecondFactor({ who }: { who: WhoIsAtDesk & { code?: string | undefined } }) {
  const signOut = useSignOut();
  const { totp, passkeys } = who.factors;
  const hasOne = totp || passkeys > 0;
  return (
    <SignInFrame
      title={
        hasOne ? (
          <Trans>Hello {who.first_name}, your second factor, please</Trans>
        ) : (
          <Trans>Hello {who.first_name}, one more thing</Trans>
        )
      }
    >
      {hasOne ? <ShowFactor who={who} /> : <SetUpFactor />}
      <Button tone="quiet" className="justify-self-start" onClick={() => void signOut()}>
        <Trans>Not me: sign out</Trans>
      </Button>
    </SignInFrame>
  );
}

function ShowFactor({ who }: { who: WhoIsAtDesk & { code?: string | undefined } }) {
  const { totp, passkeys } = who.factors;
  const [way, setWay] = useState<'app' | 'recovery'>(totp ? 'app' : 'recovery');
  return (
    <div className="grid gap-6">
      {passkeys > 0 && <ByPasskey />}
      {way === 'app' && <ByApp code={who.code} />}
      {way === 'recovery' && (totp || passkeys === 0) && <ByRecoveryCode />}
      {passkeys > 0 && !totp && (
        <details>
          <summary className="min-h-11 cursor-pointer font-semibold">
            <Trans>I do not have my passkey here</Trans>
          </summary>
          <ByRecoveryCode />
        </details>
      )}
      {totp && (
        <Button
          tone="quiet"
          className="justify-self-start"
          onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}
        >
          {way === 'app' ? (
            <Trans>I do not have my app here</Trans>
          ) : (
            <Trans>Use the authenticator app</Trans>
          )}
        </Button>
      )}
    </div>
  );
}

function ByPasskey() {
  const whole = useContinueAfterSecondFactor();
  const [ask] = useAskPasskeyMutation();
  const [show] = useSignInWithPasskeyMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CallFailure | 'none'>();
  const said = useFailureText(problem === 'none' ? undefined : problem);

  async function send() {
    setBusy(true);
    setProblem(undefined);
    const question = await ask();
    const answer = question.data && (await answerWithPasskey(question.data));
    const shown = answer && (await show(answer));
    setBusy(false);
    if (shown?.data) return whole(shown.data.access);
    const error = question.error ?? shown?.error;
    setProblem(error ? readFailure(error) : 'none');
  }

  return (
    <div className="grid gap-3">
      <ErrorNotice>
        {problem &&
          (said.error ?? said.detail ?? <Trans>No passkey was shown. Please try again.</Trans>)}
      </ErrorNotice>
      <Button busy={busy} onClick={() => void send()}>
        <Trans>Use my passkey</Trans>
      </Button>
    </div>
  );
}

function ByApp({ code }: { code: string | undefined }) {
  const { t } = useLingui();
  const whole = useContinueAfterSecondFactor();
  const [digits, setDigits] = useState('');
  const [show, { isLoading, error }] = useSignInWithTotpMutation();
  const sentence = useRefusalSentence(error);

  async function send(typed: string) {
    const shown = await show({ code: typed });
    if (shown.data) whole(shown.data.access);
    else setDigits('');
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void send(digits);
      }}
    >
      {code && <DevelopmentCode code={code} />}
      <CodeInput
        label={t`6 digits of your authenticator app`}
        value={digits}
        autoFocus
        readOnly={isLoading}
        onChange={(typed) => {
          const now = digitsOfCode(typed);
          setDigits(now);
          if (now.length === CODE_DIGITS && now !== digits) void send(now);
        }}
        hint={t`They change every half minute, and each code works once.`}
        error={sentence && <span role="alert">{sentence}</span>}
      />
      <Button type="submit" busy={isLoading} disabled={digits === ''}>
        <Trans>Open the desk</Trans>
      </Button>
    </form>
  );
}

function ByRecoveryCode() {
  const { t } = useLingui();
  const whole = useContinueAfterSecondFactor();
  const [code, setCode] = useState('');
  const [show, { isLoading, error }] = useSignInWithRecoveryCodeMutation();
  const sentence = useRefusalSentence(error);

  async function send(event: FormEvent) {
    event.preventDefault();
    const shown = await show({ code: code.trim().toLowerCase() });
    if (shown.data) whole(shown.data.access);
  }

  return (
    <form className="grid gap-4" onSubmit={send}>
      <TextField
        label={t`Recovery code`}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        hint={t`One of the ten codes that you got with your first factor, such as k7m2p-9xq4t. If you have none left, a manager can help.`}
        error={sentence && <span role="alert">{sentence}</span>}
        required
      />
      <Button type="submit" busy={isLoading} disabled={code.trim() === ''}>
        <Trans>Open the desk</Trans>
      </Button>
    </form>
  );
}
