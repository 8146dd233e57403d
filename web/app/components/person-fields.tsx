import type { Account } from '@limber/contract/accounts.ts';
import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';

type PersonField = keyof Pick<
  Account,
  'first_name' | 'last_name' | 'phone_number' | 'gender' | 'goal'
>;

/** What a person has to fill in before the form can be sent. */
export const requiredOfPerson = ['first_name', 'last_name', 'phone_number', 'gender'] as const;

interface Props {
  /** `register` of the form. */
  register(name: PersonField): UseFormRegisterReturn;
  /** What the server said of each field. */
  errors: Readonly<Record<string, string>> | undefined;
}

/** First and last name, side by side where the form has room. */
export function NameFields({ register, errors }: Props) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`First name`}
        autoComplete="given-name"
        maxLength={100}
        required
        error={errors?.first_name}
        {...register('first_name')}
      />
      <TextField
        label={t`Last name`}
        autoComplete="family-name"
        maxLength={100}
        required
        error={errors?.last_name}
        {...register('last_name')}
      />
    </>
  );
}

export function PhoneField({ register, errors }: Props) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Phone`}
      type="tel"
      autoComplete="tel"
      dir="ltr"
      minLength={5}
      maxLength={32}
      required
      error={errors?.phone_number}
      {...register('phone_number')}
    />
  );
}

export function GenderField({ register, errors }: Props) {
  const { t } = useLingui();
  return (
    <RadioGroup
      legend={t`Gender`}
      options={[
        { value: 'female', label: t`Female` },
        { value: 'male', label: t`Male` },
      ]}
      error={errors?.gender}
      required
      {...register('gender')}
    />
  );
}

export function GoalField({ register, errors }: Props) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Goal (optional)`}
      maxLength={1000}
      rows={2}
      error={errors?.goal}
      {...register('goal')}
    />
  );
}
