import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { nameLanguages } from '../../../../lib/name-languages.ts';
import { useListStudioTherapistsQuery } from '../../../../state/api/calls/desk/studio/therapists.ts';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';
import { StudioList } from '../studio-list.tsx';
import { useOpened } from '../use-opened.ts';
import { TherapistForm } from './therapist-form.tsx';

export function meta() {
  return [{ title: t`Therapists` }, { name: 'robots', content: 'noindex' }];
}

/** The therapists as clients see them, with the form of one. */
export default function TherapistsPage() {
  const { t: say } = useLingui();
  const { data, error, refetch } = useListStudioTherapistsQuery();
  const { nameOf } = useBranchNames();
  const { opened, open, shut } = useOpened();
  const therapist = data?.find(({ id }) => String(id) === opened);
  const isOpen = data !== undefined && (opened === 'new' || therapist !== undefined);
  return (
    <StudioList
      title={say`Therapists`}
      add={<Trans>New therapist</Trans>}
      head={[say`Name`, say`Branch`, say`Languages`, say`Booking`]}
      rows={data?.map((each) => ({
        id: each.id,
        retired: each.retired,
        name: each.full_name,
        cells: [
          nameOf(each.location),
          nameLanguages(each.languages) || '–',
          each.books_by_phone ? say`by telephone` : say`online`,
        ],
      }))}
      error={error}
      onRetry={refetch}
      onOpen={open}
    >
      {isOpen && (
        <TherapistForm
          key={opened}
          therapist={therapist}
          last={Math.max(-1, ...data.map(({ position }) => position))}
          onMade={open}
          onClose={shut}
        />
      )}
    </StudioList>
  );
}
