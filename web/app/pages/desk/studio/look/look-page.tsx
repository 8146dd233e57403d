import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../../../paths.ts';
import { useReadLookQuery } from '../../../../state/api/calls/desk/website/look.ts';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { LookForm } from './look-form.tsx';

export const meta = deskTitle(msg`Logo, colours and pictures`);

/** How the pages look. */
export default function LookPage() {
  const query = useReadLookQuery();
  const { data } = query;
  return (
    <DeskPage
      back={{ to: paths.studioWebsite, name: <Trans>Website</Trans> }}
      title={<Trans>Logo, colours and pictures</Trans>}
      narrow
    >
      {!data && (
        <LoadingOrFailed of={query} failed={<Trans>The look could not be loaded.</Trans>} />
      )}
      {data && <LookForm look={data} />}
    </DeskPage>
  );
}
