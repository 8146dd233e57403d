import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { RadioGroup } from '../../../../ui/field/radio-group.tsx';
import { roleWords } from '../../frame/words/role-words.ts';

export function RoleChoice({ field }: { field: UseFormRegisterReturn }) {
  const { t } = useLingui();
  const roles = ['front_desk', 'manager'] as const;
  return (
    <RadioGroup
      legend={t`Role`}
      options={roles.map((value) => ({ value, label: t(roleWords[value]) }))}
      {...field}
    />
  );
}
