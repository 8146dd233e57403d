import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListStudioBranchesQuery } from '../../../../state/api/calls/desk/studio/branches.ts';
import { StudioList } from '../studio-list.tsx';
import { useOpened } from '../use-opened.ts';
import { BranchForm } from './branch-form.tsx';

export function meta() {
  return [{ title: t`Branches` }, { name: 'robots', content: 'noindex' }];
}

/** The studio's branches, with the form of one. */
export default function BranchesPage() {
  const { t: say, i18n } = useLingui();
  const { data, error, refetch } = useListStudioBranchesQuery();
  const { opened, open, shut } = useOpened();
  const lang = i18n.locale === 'ar' ? 'ar' : 'en';
  const branch = data?.find(({ location }) => location === opened);
  const isOpen = data !== undefined && (opened === 'new' || branch !== undefined);
  return (
    <StudioList
      title={say`Branches`}
      add={<Trans>New branch</Trans>}
      head={[say`Name`, say`Code`, say`Address`]}
      rows={data?.map((each) => ({
        id: each.location,
        retired: each.retired,
        name: each.name[lang] || each.name.en,
        cells: [each.location, each.address[lang] || each.address.en || '–'],
      }))}
      error={error}
      onRetry={refetch}
      onOpen={open}
    >
      {isOpen && (
        <BranchForm
          key={opened}
          branch={branch}
          last={Math.max(-1, ...data.map(({ position }) => position))}
          onMade={open}
          onClose={shut}
        />
      )}
    </StudioList>
  );
}
