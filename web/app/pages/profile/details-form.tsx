import type { Account } from '@limber/contract/accounts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChooseLanguage } from '../../components/use-choose-language.ts';
import { useChangeProfileMutation } from '../../state/accounts-api.ts';
import { type CallFailure, readFailure } from '../../state/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';

type Details = Pick<
  Account,
  'first_name' | 'last_name' | 'phone_number' | 'gender' | 'goal' | 'language'
>;

/** Name, phone, gender, goal and language. The e-mail is who they are and stays. */
export function DetailsForm({ account }: { account: Account }) {
  const { t, i18n } = useLingui();
  const speak = useChooseLanguage();
  const [change, { isLoading }] = useChangeProfileMutation();
  const [failure, setFailure] = useState<CallFailure>();
  const { first_name, last_name, phone_number, gender, goal, language } = account;
  const { register, handleSubmit, watch, reset, formState } = useForm<Details>({
    defaultValues: { first_name, last_name, phone_number, gender, goal, language },
  });
  const required = watch(['first_name', 'last_name', 'phone_number', 'gender']);
  const complete = required.every((value) => Boolean(value?.trim()));

  async function submit(details: Details) {
    setFailure(undefined);
    const answer = await change(details);
    if (answer.error) {
      setFailure(readFailure(answer.error));
      return;
    }
    reset(details);
    if (details.language !== i18n.locale) await speak(details.language);
    showToast('success', t`Your profile is saved.`);
  }

  const fields = failure?.fields;
  return (
    <form onSubmit={handleSubmit(submit)} className="grid gap-5">
      {failure && (
        <Notice tone="err" alert>
          {failure.detail ?? t`We could not save your profile. Please try again.`}
        </Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t`First name`}
          autoComplete="given-name"
          maxLength={100}
          required
          error={fields?.first_name}
          {...register('first_name')}
        />
        <TextField
          label={t`Last name`}
          autoComplete="family-name"
          maxLength={100}
          required
          error={fields?.last_name}
          {...register('last_name')}
        />
        <TextField
          label={t`Email`}
          type="email"
          dir="ltr"
          readOnly
          value={account.email}
          hint={t`You sign in with this address; it cannot be changed here.`}
        />
        <TextField
          label={t`Phone`}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          minLength={5}
          maxLength={32}
          required
          error={fields?.phone_number}
          {...register('phone_number')}
        />
      </div>
      <RadioGroup
        legend={t`Gender`}
        options={[
          { value: 'female', label: t`Female` },
          { value: 'male', label: t`Male` },
        ]}
        error={fields?.gender}
        required
        {...register('gender')}
      />
      <TextArea
        label={t`Goal (optional)`}
        maxLength={1000}
        rows={2}
        error={fields?.goal}
        {...register('goal')}
      />
      <SelectField
        label={t`Language of pages and mails`}
        error={fields?.language}
        {...register('language')}
      >
        <option value="en" lang="en">
          English
        </option>
        <option value="ar" lang="ar">
          العربية
        </option>
      </SelectField>
      <Button
        type="submit"
        className="justify-self-start"
        busy={isLoading}
        disabled={!complete || !formState.isDirty}
      >
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
