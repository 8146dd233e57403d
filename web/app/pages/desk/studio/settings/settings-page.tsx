import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeskSettingsQuery } from '../../../../state/api/desk/studio-api.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Loading, SkeletonText } from '../../../../ui/skeleton.tsx';
import { DeskPage } from '../../shell/desk-page.tsx';
import { underStudio } from '../under-studio.tsx';
import { SettingsForm } from './settings-form.tsx';

export function meta() {
  return [{ title: t`Settings of the studio` }, { name: 'robots', content: 'noindex' }];
}

/** What the studio says of itself, on the website, in mails and on invoices. */
export default function SettingsPage() {
  const { t: say } = useLingui();
  const { data, error, refetch } = useDeskSettingsQuery();
  const isForbidden = error !== undefined && readFailure(error).status === 403;
  return (
    <DeskPage back={underStudio} title={<Trans>Settings</Trans>} narrow>
      {!data && isForbidden && <EmptyState title={<Trans>The studio is for managers.</Trans>} />}
      {!data && error !== undefined && !isForbidden && (
        <ErrorState title={<Trans>The settings could not be loaded.</Trans>} onRetry={refetch} />
      )}
      {!data && error === undefined && (
        <Loading label={say`Loading...`}>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {data && (
        <div className="max-w-3xl">
          <SettingsForm settings={data} />
        </div>
      )}
    </DeskPage>
  );
}
