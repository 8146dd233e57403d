import type { Account } from '@limber/contract/accounts.ts';
import { latinDigits } from '@limber/contract/digits.ts';
import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { TextArea } from '../ui/field/text-area.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import { useDetailsAsked } from './use-studio.ts';

type PersonField = keyof Pick<
  Account,
  'first_name' | 'last_name' | 'phone_number' | 'gender' | 'goal'
>;

/** Fields that must be filled in before the form can be sent. */
export const requiredOfPerson = ['first_name', 'last_name', 'phone_number', 'gender'] as const;

interface Props {
  /** `register` of the form. */
  register(name: PersonField): UseFormRegisterReturn;
  /** The server's errors, by field. */
  errors: Readonly<Record<string, string>> | undefined;
}

/** First and last name, side by side if the form has room. */
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
  const field = register('phone_number');
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
      {...field}
      onChange={(event) => {
        const typed = event.target.value;
        // Only on a change, or the caret would jump.
        if (latinDigits(typed) !== typed) event.target.value = latinDigits(typed);
        return field.onChange(event);
      }}
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

export function TargetField({ register, errors }: Props) {
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

interface RequestedDetailsProps extends Pick<Props, 'errors'> {
  register(name: 'birthday' | 'address'): UseFormRegisterReturn;
  /** What the studio has, which can be taken out after it stopped asking. */
  details?: Pick<Account, 'birthday' | 'address'>;
}

/** Birthday and address, where the studio asks for them or has them. */
export function RequestedDetailsFields({ register, errors, details }: RequestedDetailsProps) {
  const { t } = useLingui();
  const { asks_birthday, asks_address } = useDetailsAsked();
  return (
    <>
      {(asks_birthday || details?.birthday) && (
        <TextField
          label={t`Birthday (optional)`}
          type="date"
          autoComplete="bday"
          error={errors?.birthday}
          {...register('birthday')}
        />
      )}
      {(asks_address || details?.address) && (
        <TextField
          label={t`Address (optional)`}
          autoComplete="street-address"
          maxLength={300}
          error={errors?.address}
          {...register('address')}
        />
      )}
    </>
  );
}

/** Health notes, with a sentence that writing them down means agreeing to their storage. */
export function HealthNotesField(props: UseFormRegisterReturn & { error: string | undefined }) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Medical issues (optional)`}
      hint={`${t`Only you, your therapist and the front desk can read this.`} ${t`By writing it down you agree to us keeping it; you can withdraw that in your profile.`}`}
      maxLength={4000}
      {...props}
    />
  );
}
