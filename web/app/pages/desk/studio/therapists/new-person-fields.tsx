import { EMAIL_LENGTH } from '@limber/contract/terms/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormRegister } from 'react-hook-form';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import type { Values } from './therapist-values.ts';

interface Props {
  register: UseFormRegister<Values>;
  errors: Readonly<Record<string, string>>;
}

/** Name and sign-in address of a new therapist. */
export function NewPersonFields({ register, errors }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DeskInput
        label={<Trans>First name</Trans>}
        error={errors.first_name}
        {...register('firstName')}
        maxLength={100}
      />
      <DeskInput
        label={<Trans>Last name</Trans>}
        error={errors.last_name}
        {...register('lastName')}
        maxLength={100}
      />
      <DeskInput
        label={<Trans>Email</Trans>}
        hint={
          <Trans>They sign in with a code sent there, and set their second factor up then.</Trans>
        }
        error={errors.email}
        {...register('email')}
        type="email"
        dir="ltr"
        maxLength={EMAIL_LENGTH.most}
      />
      <DeskSelect label={<Trans>Gender</Trans>} error={errors.gender} {...register('gender')}>
        <option value="female">{t`Female`}</option>
        <option value="male">{t`Male`}</option>
      </DeskSelect>
    </div>
  );
}
