import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../../../paths.ts';
import { useListStudioPoliciesQuery } from '../../../../state/api/calls/desk/website/policies.ts';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { PolicyVersions } from './policy-versions.tsx';

export const meta = deskTitle(msg`Privacy policy and terms`);

/** What clients agree to, in versions that hold from a day on. */
export default function PoliciesPage() {
  const query = useListStudioPoliciesQuery();
  const { data } = query;
  return (
    <DeskPage
      back={{ to: paths.studioWebsite, name: <Trans>Website</Trans> }}
      title={<Trans>Privacy policy and terms</Trans>}
      narrow
    >
      {!data && (
        <LoadingOrFailed
          of={query}
          failed={<Trans>The privacy policy and the terms could not be loaded.</Trans>}
        />
      )}
      <div className="grid gap-6">
        {data?.map((policy) => (
          <PolicyVersions key={policy.kind} policy={policy} />
        ))}
      </div>
    </DeskPage>
  );
}
