import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';

interface Props {
  field: UseFormRegisterReturn;
  error?: ReactNode;
}

/** Branches where a member of the front desk works. */
export function BranchChoice({ field, error }: Props) {
  const { branches } = useBranchNames();
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 font-semibold">
        <Trans>Branches</Trans>
      </legend>
      {branches.map(({ location, name }) => (
        <Checkbox key={location} value={location} {...field}>
          {name}
        </Checkbox>
      ))}
      {error && (
        <p id={errorId} className="text-sm font-medium text-err">
          {error}
        </p>
      )}
    </fieldset>
  );
}
