import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
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

interface PageProps extends ComponentProps<typeof DeskPage> {
  at: ReturnType<typeof useBranch>;
}

/** A page about one branch, which is chosen beside its title. */
export function PageOfBranch({ at, actions, children, ...page }: PageProps) {
  return (
    <DeskPage
      {...page}
      actions={
        !at.hasNone && (
          <>
            <BranchChoice {...at} />
            {actions}
          </>
        )
      }
    >
      {at.hasNone ? (
        <EmptyState title={<Trans>There is no branch yet.</Trans>}>
          <Trans>A manager adds the first one under Studio.</Trans>
        </EmptyState>
      ) : (
        children
      )}
    </DeskPage>
  );
}
