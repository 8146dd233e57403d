import type { DeskDay } from '@limber/contract/desk/day/day.ts';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../../ui/class-names.ts';

interface Props {
  /** Undefined while they are loading. */
  branches: DeskDay['branches'] | undefined;
  /** The code of the chosen branch; undefined: all. */
  location: string | undefined;
  /** '' for all. */
  onChoose(location: string): void;
  className?: string;
}

/** Chooses one branch of a page, or all. */
export function BranchFilter({ branches, location, onChoose, className }: Props) {
  const { t } = useLingui();
  return (
    <select
      aria-label={t`Branch`}
      value={location ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      className={classNames('desk-field', className)}
    >
      <option value="">{t`All branches`}</option>
      {branches?.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
