import type { Registration } from '@limber/contract/auth.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { spokenLanguage } from '../../i18n.ts';
import { type CallFailure, readFailure } from '../../state/api/failure.ts';
import { useGenerateOtpMutation, useRegisterMutation } from '../../state/api/sign-in-api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { PrimaryAction } from '../../ui/primary-action.tsx';
import {
  GenderField,
  HealthNotesField,
  NameFields,
  PhoneField,
  RequestedDetailsFields,
  requiredOfPerson,
  TargetField,
} from '../person-fields.tsx';
import { useFailureText } from '../use-failure-text.ts';
import { oneTimeCodeRequest } from './one-time-code-request.ts';
import type { EnteredDetails } from './saved-sign-in.ts';

interface Props {
  email: string;
  /** Earlier input. */
  words: EnteredDetails;
  /** Called with the input, without health notes. */
  onWords(words: EnteredDetails): void;
  /** False: nobody is registered. */
  beforeCode?: (() => Promise<boolean>) | undefined;
  onRegistered(): void;
  onBack(): void;
}

/** Registers a new client, then requests a code. */
export function SignInRegister(props: Props) {
  const { email, words, onWords, beforeCode, onRegistered, onBack } = props;
  const { t } = useLingui();
  const [problem, setProblem] = useState<CallFailure>();
  const { fields, error } = useFailureText(problem);
  const [registerAccount, registering] = useRegisterMutation();
  const [generateOtp, sending] = useGenerateOtpMutation(oneTimeCodeRequest);
  const { register, handleSubmit, watch, setFocus } = useForm<Registration>({
    defaultValues: { email, ...(words as Partial<Registration>) },
  });
  useEffect(() => setFocus('first_name'), [setFocus]);
  useEffect(() => {
    const { unsubscribe } = watch(({ first_name, last_name, phone_number, gender, goal }) => {
      const typed = { first_name, last_name, phone_number, gender, goal };
      onWords(Object.fromEntries(Object.entries(typed).filter(([, word]) => Boolean(word))));
    });
    return unsubscribe;
  }, [watch, onWords]);

  const required = watch(requiredOfPerson);
  const complete = required.every((value) => Boolean(value?.trim()));

  async function submit(form: Registration) {
    setProblem(undefined);
    if (beforeCode && !(await beforeCode())) return;
    // Shown beside the field: writing notes down means agreeing.
    const agreed = form.medicalIssues?.trim() ? { health_notes_agreed: true } : {};
    const answer = await registerAccount({
      ...form,
      ...agreed,
      birthday: form.birthday || undefined,
      address: form.address || undefined,
      language: spokenLanguage(),
    });
    if (answer.error) return refuse(readFailure(answer.error));
    const code = await generateOtp({ email });
    if (code.error) showToast('error', t`Failed to send OTP. Please try again.`);
    else showToast('success', t`Registration successful! OTP sent to your email.`);
    onRegistered();
  }

  function refuse(failure: CallFailure) {
    setProblem(failure);
    if (failure.status === 400) return;
    showToast('error', failure.error ?? t`Registration failed.`);
  }

  return (
    <form onSubmit={handleSubmit(submit)} className="grid gap-5">
      <p className="text-muted">
        <Trans>Complete your profile to continue</Trans>
      </p>
      <ErrorNotice>
        {problem &&
          (problem.status === 400
            ? (error ?? t`Invalid registration data.`)
            : t`Registration failed. Please try again.`)}
      </ErrorNotice>
      <TextField label={t`Email`} type="email" dir="ltr" readOnly {...register('email')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields register={register} errors={fields} />
        <PhoneField register={register} errors={fields} />
        <GenderField register={register} errors={fields} />
      </div>
      <RequestedDetailsFields register={register} errors={fields} />
      <HealthNotesField error={fields?.medicalIssues} {...register('medicalIssues')} />
      <TargetField register={register} errors={fields} />
      <PrimaryAction
        type="submit"
        busy={registering.isLoading || sending.isLoading}
        disabled={!complete}
      >
        <Trans>Create account</Trans>
      </PrimaryAction>
      <Button tone="quiet" onClick={onBack}>
        <Trans>Back to email</Trans>
      </Button>
    </form>
  );
}
