import { Trans } from '@lingui/react/macro';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import type { CallerWords } from './use-save-booking.ts';

interface Props {
  register: UseFormRegister<CallerWords>;
  errors: FieldErrors<CallerWords>;
}

/** Fields for a new client: a first name and a number are enough. */
export function CallerFields({ register, errors }: Props) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2.5">
      <DeskInput
        label={<Trans>First name</Trans>}
        error={errors.first_name?.message}
        dir="auto"
        {...register('first_name')}
      />
      <DeskInput
        label={<Trans>Last name</Trans>}
        error={errors.last_name?.message}
        dir="auto"
        {...register('last_name')}
      />
      <DeskInput
        label={<Trans>Mobile</Trans>}
        error={errors.phone_number?.message}
        className="col-span-2"
        type="tel"
        dir="ltr"
        {...register('phone_number')}
      />
    </div>
  );
}
