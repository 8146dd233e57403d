import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { useListStudioServicesQuery } from '../../../../state/api/calls/desk/studio/services.ts';
import { useReadWebsiteQuery } from '../../../../state/api/calls/desk/studio/website.ts';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { WebsiteForm } from './website-form.tsx';

export const meta = deskTitle(msg`Website of the studio`);

/** What the studio says about itself, everywhere, and what its pages show. */
export default function WebsitePage() {
  const website = useReadWebsiteQuery();
  const services = useListStudioServicesQuery();
  const { data } = website;
  return (
    <DeskPage title={<Trans>Website</Trans>} narrow>
      {!(data && services.data) && (
        <LoadingOrFailed
          of={[website, services]}
          failed={<Trans>The website’s words could not be loaded.</Trans>}
        />
      )}
      {data && services.data && (
        <div className="grid gap-6">
          <p className="flex flex-wrap gap-2">
            <Link to={paths.studioLook} className="desk-tool desk-edged">
              <Trans>Logo, colours and pictures</Trans>
            </Link>
            <Link to={paths.studioSentences} className="desk-tool desk-edged">
              <Trans>Sentences of the pages</Trans>
            </Link>
            <Link to={paths.studioPolicies} className="desk-tool desk-edged">
              <Trans>Privacy policy and terms</Trans>
            </Link>
          </p>
          <WebsiteForm website={data} services={services.data} />
        </div>
      )}
    </DeskPage>
  );
}
