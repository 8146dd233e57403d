import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListStudioResourcesQuery } from '../../../../state/api/calls/desk/studio/resources.ts';
import { deskTitle } from '../../frame/desk-title.ts';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { StudioList } from '../studio-list.tsx';
import { ResourceForm } from './resource-form.tsx';

export const meta = deskTitle(msg`Rooms and devices`);

/**
 * Rooms, beds and devices of the branches, each for one session at a time, with the form of one.
 */
export default function ResourcesPage() {
  const { t: say } = useLingui();
  const list = useListStudioResourcesQuery();
  const named = useNameInLanguage();
  const { nameOf } = useBranchNames();
  return (
    <StudioList
      title={say`Rooms and devices`}
      add={<Trans>New room or device</Trans>}
      list={list}
      empty={{
        title: <Trans>No rooms or devices yet.</Trans>,
        about: (
          <Trans>
            What only one session at a time can use stands here, so that it is never booked twice.
          </Trans>
        ),
      }}
      form={(opened) => <ResourceForm {...opened} />}
      columns={[
        [say`Kind`, ({ kind }) => named(kind)],
        [say`Branch`, ({ location }) => nameOf(location)],
      ]}
    />
  );
}
