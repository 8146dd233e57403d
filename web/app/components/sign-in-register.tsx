import type { Registration } from '@limber/contract/auth.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { spokenLanguage } from '../i18n.ts';
import { useGenerateOtpMutation, useRegisterMutation } from '../state/auth-api.ts';
import { type CallFailure, readFailure } from '../state/failure.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import {
  GenderField,
  GoalField,
  NameFields,
  PhoneField,
  requiredOfPerson,
} from './person-fields.tsx';

interface Props {
  email: string;
  onRegistered(): void;
  onBack(): void;
}

/** Registers someone new, then has a code sent. */
export function SignInRegister({ email, onRegistered, onBack }: Props) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<CallFailure & { shown: string }>();
  const [registerAccount, registering] = useRegisterMutation();
  const [generateOtp, sending] = useGenerateOtpMutation();
  const { register, handleSubmit, watch } = useForm<Registration>({ defaultValues: { email } });

  const required = watch(requiredOfPerson);
  const complete = required.every((value) => Boolean(value?.trim()));

  async function submit(form: Registration) {
    setProblem(undefined);
    const answer = await registerAccount({ ...form, language: spokenLanguage() });
    if (answer.error) return refuse(readFailure(answer.error));
    const code = await generateOtp({ email });
    if (code.error) showToast('error', t`Failed to send OTP. Please try again.`);
    else showToast('success', t`Registration successful! OTP sent to your email.`);
    onRegistered();
  }

  function refuse(failure: CallFailure) {
    if (failure.status === 400) {
      setProblem({ ...failure, shown: failure.error ?? t`Invalid registration data.` });
      return;
    }
    setProblem({ ...failure, shown: t`Registration failed. Please try again.` });
    showToast('error', failure.error ?? t`Registration failed.`);
  }

  const fields = problem?.fields;
  return (
    <form onSubmit={handleSubmit(submit)} className="grid gap-5">
      <p className="text-muted">
        <Trans>Complete your profile to continue</Trans>
      </p>
      {problem && (
        <Notice tone="err" alert>
          {problem.shown}
        </Notice>
      )}
      <TextField label={t`Email`} type="email" dir="ltr" readOnly {...register('email')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields register={register} errors={fields} />
      </div>
      <PhoneField register={register} errors={fields} />
      <GenderField register={register} errors={fields} />
      <TextArea
        label={t`Medical issues (optional)`}
        hint={`${t`Only you, your therapist and the front desk can read this.`} ${t`By writing it down you agree to us keeping it; you can take that back in your profile.`}`}
        maxLength={4000}
        error={fields?.medicalIssues}
        {...register('medicalIssues')}
      />
      <GoalField register={register} errors={fields} />
      <Button type="submit" busy={registering.isLoading || sending.isLoading} disabled={!complete}>
        <Trans>Create account</Trans>
      </Button>
      <Button tone="quiet" onClick={onBack}>
        <Trans>Back to email</Trans>
      </Button>
    </form>
  );
}
