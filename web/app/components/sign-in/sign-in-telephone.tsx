import type { Account } from '@limber/contract/accounts.ts';
import { latinDigits } from '@limber/contract/digits.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type CallFailure, readFailure } from '../../state/api/failure.ts';
import {
  useGenerateOtpByTelephoneMutation,
  useObtainTokenByTelephoneMutation,
} from '../../state/api/telephone-sign-in-api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { PrimaryAction } from '../../ui/primary-action.tsx';
import { useFailureText } from '../use-failure-text.ts';
import { SignInCode, type SignInSurface } from './sign-in-code.tsx';
import { useNoConnection } from './use-no-connection.ts';

interface Props {
  surface: SignInSurface;
  /** False: no code is requested. */
  beforeCode?: (() => Promise<boolean>) | undefined;
  onBack(): void;
  onVerified(user: Account): void;
}

/** Sign-in by telephone number and a code by WhatsApp, for clients who have no address with the studio. */
export function SignInTelephone({ surface, beforeCode, onBack, onVerified }: Props) {
  const { t } = useLingui();
  const [number, setNumber] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [generate, { data, isLoading }] = useGenerateOtpByTelephoneMutation();
  const [obtain] = useObtainTokenByTelephoneMutation();
  const { fields, error, detail } = useFailureText(failure);
  const noConnection = useNoConnection(failure);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After a refusal too: the focused button was disabled for a moment.
    if (!isSent || failure) field.current?.focus();
  }, [isSent, failure]);

  /** Answers whether it was sent. */
  async function send(): Promise<boolean> {
    setFailure(undefined);
    const answer = await generate({ phone_number: number });
    if (answer.data) showToast('info', answer.data.detail);
    else setFailure(readFailure(answer.error));
    return answer.data !== undefined;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (beforeCode && !(await beforeCode())) return;
    if (await send()) setIsSent(true);
  }

  async function sendAgain() {
    // Another number may be typed where this one was refused.
    if (!(await send())) setIsSent(false);
  }

  if (isSent) {
    return (
      <SignInCode
        surface={surface}
        email=""
        byTelephone={{
          sent: <CodeOnItsWay number={number} />,
          code: data?.code,
          exchange: (otp) => obtain({ phone_number: number, otp }),
          sendAgain: () => void sendAgain(),
        }}
        onBack={onBack}
        onVerified={onVerified}
      />
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p className="text-muted">
        <Trans>
          Enter the mobile number that you gave the studio. We send you a code by WhatsApp.
        </Trans>
      </p>
      <ErrorNotice>{fields?.phone_number ?? error ?? detail ?? noConnection}</ErrorNotice>
      <TextField
        ref={field}
        label={t`Phone`}
        type="tel"
        name="phone_number"
        autoComplete="tel"
        dir="ltr"
        maxLength={32}
        value={number}
        onChange={(event) => setNumber(latinDigits(event.target.value))}
        required
      />
      <PrimaryAction type="submit" busy={isLoading} disabled={number.trim().length < 5}>
        <Trans>Continue</Trans>
      </PrimaryAction>
      <Button tone="quiet" className="-ms-3 justify-self-start px-3!" onClick={onBack}>
        <Trans>Back to email</Trans>
      </Button>
    </form>
  );
}

function CodeOnItsWay({ number }: { number: string }) {
  return (
    <p className="text-muted">
      <Trans>
        If the studio knows you by{' '}
        <bdi dir="ltr" className="font-semibold text-ink" translate="no">
          {number}
        </bdi>{' '}
        alone, a 6-digit code is on its way there by WhatsApp. If none comes, sign in with your
        e-mail or ask the studio.
      </Trans>
    </p>
  );
}
