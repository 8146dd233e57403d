import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListStudioResourcesQuery } from '../../../../state/api/calls/desk/studio/resources.ts';
import { useBranchNames } from '../../frame/words/use-branch-names.ts';
import { StudioList } from '../studio-list.tsx';
import { useOpened } from '../use-opened.ts';
import { ResourceForm } from './resource-form.tsx';

export function meta() {
  return [{ title: t`Rooms and devices` }, { name: 'robots', content: 'noindex' }];
}

/**
 * Rooms, beds and devices of the branches, each for one session at a time, with the form of one.
 */
export default function ResourcesPage() {
  const { t: say, i18n } = useLingui();
  const { data, error, refetch } = useListStudioResourcesQuery();
  const { nameOf } = useBranchNames();
  const { opened, open, shut } = useOpened();
  const lang = i18n.locale === 'ar' ? 'ar' : 'en';
  const resource = data?.find(({ id }) => String(id) === opened);
  const isOpen = data !== undefined && (opened === 'new' || resource !== undefined);
  return (
    <StudioList
      title={say`Rooms and devices`}
      add={<Trans>New room or device</Trans>}
      head={[say`Name`, say`Kind`, say`Branch`]}
      rows={data?.map((each) => ({
        id: each.id,
        retired: each.retired,
        name: each.name[lang] || each.name.en,
        cells: [each.kind[lang] || each.kind.en, nameOf(each.location)],
      }))}
      error={error}
      onRetry={refetch}
      onOpen={open}
    >
      {isOpen && <ResourceForm key={opened} resource={resource} onMade={open} onClose={shut} />}
    </StudioList>
  );
}
