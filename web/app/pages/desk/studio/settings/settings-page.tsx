import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  useDeskSettingsQuery,
  useDeskVatRatesQuery,
} from '../../../../state/api/desk/studio-api.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Loading, SkeletonText } from '../../../../ui/skeleton.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { SettingsForm } from './settings-form.tsx';
import { VatForm } from './vat-form.tsx';

export function meta() {
  return [{ title: t`Settings of the studio` }, { name: 'robots', content: 'noindex' }];
}

/** What the studio says of itself, on the website, in mails and on invoices, its terms and its VAT. */
export default function SettingsPage() {
  const { t: say } = useLingui();
  const settings = useDeskSettingsQuery();
  const vat = useDeskVatRatesQuery();
  const { data } = settings;
  const error = settings.error ?? vat.error;
  const isWhole = data !== undefined && vat.data !== undefined;
  const refetch = () => {
    void settings.refetch();
    void vat.refetch();
  };
  const isForbidden = error !== undefined && readFailure(error).status === 403;
  return (
    <DeskPage title={<Trans>Settings</Trans>} narrow>
      {!isWhole && isForbidden && <EmptyState title={<Trans>The studio is for managers.</Trans>} />}
      {!isWhole && error !== undefined && !isForbidden && (
        <ErrorState title={<Trans>The settings could not be loaded.</Trans>} onRetry={refetch} />
      )}
      {!isWhole && error === undefined && (
        <Loading label={say`Loading...`}>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {data && vat.data && (
        <div className="grid max-w-3xl gap-6">
          <SettingsForm settings={data} />
          <VatForm vat={vat.data} />
        </div>
      )}
    </DeskPage>
  );
}
