import { Trans } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { DeskInput } from '../frame/fields/desk-field.tsx';

interface Props {
  from: UseFormRegisterReturn;
  until: UseFormRegisterReturn;
  /** The server's errors. */
  refused: { readonly valid_from?: string; readonly valid_to?: string } | undefined;
}

/** First and last day of a weekly plan. */
export function ValidDays({ from, until, refused }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DeskInput
        label={<Trans>First day</Trans>}
        error={refused?.valid_from}
        {...from}
        type="date"
        required
      />
      <LastDay field={until} error={refused?.valid_to} />
    </div>
  );
}

/** The last day; afterwards the previous plan applies again. */
export function LastDay({
  field,
  error,
}: {
  field: UseFormRegisterReturn;
  error: string | undefined;
}) {
  return (
    <DeskInput
      label={<Trans>Last day</Trans>}
      hint={<Trans>Left empty: for good.</Trans>}
      error={error}
      {...field}
      type="date"
    />
  );
}
