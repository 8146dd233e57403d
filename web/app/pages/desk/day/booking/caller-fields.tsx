import { Trans } from '@lingui/react/macro';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Labelled } from '../../frame/fields/labelled.tsx';
import type { CallerWords } from './use-save-booking.ts';

interface Props {
  register: UseFormRegister<CallerWords>;
  errors: FieldErrors<CallerWords>;
}

/** Who is new: a first name and a number are enough. */
export function CallerFields({ register, errors }: Props) {
  const shared = { autoComplete: 'off', dir: 'auto', className: 'desk-field' };
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2.5">
      <Labelled label={<Trans>First name</Trans>} error={errors.first_name?.message}>
        {(its) => <input {...its} {...shared} {...register('first_name')} />}
      </Labelled>
      <Labelled label={<Trans>Last name</Trans>} error={errors.last_name?.message}>
        {(its) => <input {...its} {...shared} {...register('last_name')} />}
      </Labelled>
      <Labelled
        label={<Trans>Mobile</Trans>}
        error={errors.phone_number?.message}
        className="col-span-2"
      >
        {(its) => <input {...its} {...shared} type="tel" dir="ltr" {...register('phone_number')} />}
      </Labelled>
    </div>
  );
}
