import { EMAIL_LENGTH } from '@limber/contract/terms/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormRegister } from 'react-hook-form';
import { DeskField } from '../../frame/fields/desk-field.tsx';
import type { Values } from './therapist-values.ts';

interface Props {
  register: UseFormRegister<Values>;
  errors: Readonly<Record<string, string>>;
}

/** Who a new therapist is, and the address that they sign in with. */
export function NewPersonFields({ register, errors }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DeskField label={<Trans>First name</Trans>} error={errors.first_name}>
        {(given) => (
          <input
            {...given}
            {...register('firstName')}
            autoComplete="off"
            maxLength={100}
            className="desk-field"
          />
        )}
      </DeskField>
      <DeskField label={<Trans>Last name</Trans>} error={errors.last_name}>
        {(given) => (
          <input
            {...given}
            {...register('lastName')}
            autoComplete="off"
            maxLength={100}
            className="desk-field"
          />
        )}
      </DeskField>
      <DeskField
        label={<Trans>Email</Trans>}
        hint={
          <Trans>They sign in with a code sent there, and set their second factor up then.</Trans>
        }
        error={errors.email}
      >
        {(given) => (
          <input
            {...given}
            {...register('email')}
            type="email"
            dir="ltr"
            autoComplete="off"
            maxLength={EMAIL_LENGTH.most}
            className="desk-field"
          />
        )}
      </DeskField>
      <DeskField label={<Trans>Gender</Trans>} error={errors.gender}>
        {(given) => (
          <select {...given} {...register('gender')} className="desk-field">
            <option value="female">{t`Female`}</option>
            <option value="male">{t`Male`}</option>
          </select>
        )}
      </DeskField>
    </div>
  );
}
