import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameLanguages } from '../../../../lib/name-languages.ts';
import { useListStudioTherapistsQuery } from '../../../../state/api/calls/desk/studio/therapists.ts';
import { deskTitle } from '../../frame/desk-title.ts';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';
import { StudioList } from '../studio-list.tsx';
import { TherapistForm } from './therapist-form.tsx';

export const meta = deskTitle(msg`Therapists`);

/** The therapists as clients see them, with the form of one. */
export default function TherapistsPage() {
  const { t: say } = useLingui();
  const list = useListStudioTherapistsQuery();
  const { nameOf } = useBranchNames();
  return (
    <StudioList
      title={say`Therapists`}
      add={<Trans>New therapist</Trans>}
      list={list}
      empty={{
        title: <Trans>No therapists yet.</Trans>,
        about: (
          <Trans>
            Everybody who gives sessions stands here, with what clients read about them.
          </Trans>
        ),
      }}
      form={(opened) => <TherapistForm {...opened} />}
      nameOf={({ full_name: name }) => name}
      columns={[
        [say`Branch`, ({ location }) => nameOf(location)],
        [say`Languages`, ({ languages }) => nameLanguages(languages) || '–'],
        [say`Booking`, (each) => (each.books_by_phone ? say`by telephone` : say`online`)],
      ]}
    />
  );
}
