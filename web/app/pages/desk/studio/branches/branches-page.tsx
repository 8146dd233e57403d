import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListStudioBranchesQuery } from '../../../../state/api/calls/desk/studio/branches.ts';
import { deskTitle } from '../../frame/desk-title.ts';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { StudioList } from '../studio-list.tsx';
import { BranchForm } from './branch-form.tsx';

export const meta = deskTitle(msg`Branches`);

/** The studio's branches, with the form of one. */
export default function BranchesPage() {
  const { t: say } = useLingui();
  const list = useListStudioBranchesQuery();
  const named = useNameInLanguage();
  return (
    <StudioList
      title={say`Branches`}
      add={<Trans>New branch</Trans>}
      list={list}
      empty={{
        title: <Trans>No branches yet.</Trans>,
        about: (
          <Trans>
            Each place where clients come stands here with its address, telephone and picture.
          </Trans>
        ),
      }}
      form={(opened) => <BranchForm {...opened} />}
      columns={[
        [say`Code`, ({ location }) => location],
        [say`Address`, ({ address }) => named(address) || '–'],
      ]}
    />
  );
}
