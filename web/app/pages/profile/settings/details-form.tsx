import type { Account } from '@limber/contract/accounts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  GenderField,
  NameFields,
  PhoneField,
  RequestedDetailsFields,
  requiredOfPerson,
  TargetField,
} from '../../../components/person-fields.tsx';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useSpeakLanguage } from '../../../components/use-speak-language.ts';
import { keepLanguage } from '../../../lib/language.ts';
import { useChangeProfileMutation } from '../../../state/api/calls/accounts.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { useTellUnsaved } from './use-tell-unsaved.ts';

type Details = Pick<
  Account,
  | 'first_name'
  | 'last_name'
  | 'phone_number'
  | 'gender'
  | 'goal'
  | 'language'
  | 'birthday'
  | 'address'
>;

interface Props {
  account: Account;
  /** Called when unsaved changes appear or are gone. */
  onUnsaved(unsaved: boolean): void;
}

/**
 * Name, phone, gender, goal and language. The e-mail identifies the client and cannot be changed.
 */
export function DetailsForm({ account, onUnsaved }: Props) {
  const { t, i18n } = useLingui();
  const speak = useSpeakLanguage();
  const [change, { isLoading }] = useChangeProfileMutation();
  const [failure, setFailure] = useState<CallFailure>();
  const { detail, fields } = useFailureText(failure);
  const { first_name, last_name, phone_number, gender, goal, language } = account;
  const { birthday, address } = account;
  const { register, handleSubmit, watch, reset, resetField, formState } = useForm<Details>({
    defaultValues: {
      ...{ first_name, last_name, phone_number, gender, goal, language },
      ...{ birthday, address },
    },
  });
  // The page's language switch changes it too; saving later must not undo that.
  useEffect(() => resetField('language', { defaultValue: language }), [language, resetField]);
  useTellUnsaved(formState.isDirty, onUnsaved);
  const required = watch(requiredOfPerson);
  const complete = required.every((value) => Boolean(value?.trim()));

  async function submit(details: Details) {
    setFailure(undefined);
    const answer = await change({
      ...details,
      gender: details.gender ?? undefined,
      birthday: details.birthday || null,
      address: details.address || null,
    });
    if (answer.error) {
      setFailure(readFailure(answer.error));
      return;
    }
    reset(details);
    if (details.language !== i18n.locale && (await speak(details.language)))
      keepLanguage(details.language);
    showToast('success', t`Your profile is saved.`);
  }

  return (
    <form onSubmit={handleSubmit(submit)} className="grid gap-5">
      <ErrorNotice>
        {failure && (detail ?? t`We could not save your profile. Please try again.`)}
      </ErrorNotice>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields register={register} errors={fields} />
        {account.email !== null && (
          <TextField
            label={t`Email`}
            type="email"
            dir="ltr"
            readOnly
            value={account.email}
            hint={t`You sign in with this address; it cannot be changed here.`}
          />
        )}
        <PhoneField register={register} errors={fields} />
      </div>
      <GenderField register={register} errors={fields} />
      <RequestedDetailsFields register={register} errors={fields} details={account} />
      <TargetField register={register} errors={fields} />
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
