import { useLingui } from '@lingui/react/macro';
import type { useBranch } from './page/use-branch.ts';

/** Chooses the branch; renders nothing if there is only one. */
export function BranchChoice({
  branches,
  location,
  choose,
}: Pick<ReturnType<typeof useBranch>, 'branches' | 'location' | 'choose'>) {
  const { t } = useLingui();
  if (branches.length < 2) return null;
  return (
    <select
      aria-label={t`Branch`}
      value={location ?? ''}
      onChange={(event) => choose(event.target.value)}
      className="desk-field"
    >
      {branches.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
