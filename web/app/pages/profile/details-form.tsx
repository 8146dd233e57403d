import type { Account } from '@limber/contract/accounts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  GenderField,
  GoalField,
  NameFields,
  PhoneField,
  requiredOfPerson,
} from '../../components/person-fields.tsx';
import { useSpeakLanguage } from '../../components/use-speak-language.ts';
import { type CallFailure, readFailure } from '../../state/failure.ts';
import { useChangeProfileMutation } from '../../state/profile-api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';

type Details = Pick<
  Account,
  'first_name' | 'last_name' | 'phone_number' | 'gender' | 'goal' | 'language'
>;

/** Name, phone, gender, goal and language. The e-mail is who they are and stays. */
export function DetailsForm({ account }: { account: Account }) {
  const { t, i18n } = useLingui();
  const speak = useSpeakLanguage();
  const [change, { isLoading }] = useChangeProfileMutation();
  const [failure, setFailure] = useState<CallFailure>();
  const { first_name, last_name, phone_number, gender, goal, language } = account;
  const { register, handleSubmit, watch, reset, formState } = useForm<Details>({
    defaultValues: { first_name, last_name, phone_number, gender, goal, language },
  });
  const required = watch(requiredOfPerson);
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
        <NameFields register={register} errors={fields} />
        <TextField
          label={t`Email`}
          type="email"
          dir="ltr"
          readOnly
          value={account.email}
          hint={t`You sign in with this address; it cannot be changed here.`}
        />
        <PhoneField register={register} errors={fields} />
      </div>
      <GenderField register={register} errors={fields} />
      <GoalField register={register} errors={fields} />
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
