import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useReadSettingsQuery } from '../../../../state/api/calls/desk/studio/settings.ts';
import { useListVatRatesQuery } from '../../../../state/api/calls/desk/studio/vat.ts';
import { DeskPage } from '../../frame/desk-page.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { SettingsForm } from './settings-form.tsx';
import { VatForm } from './vat-form.tsx';

export function meta() {
  return [{ title: t`Settings of the studio` }, { name: 'robots', content: 'noindex' }];
}

/** Settings for the website, mails and invoices, the terms, and VAT. */
export default function SettingsPage() {
  const settings = useReadSettingsQuery();
  const vat = useListVatRatesQuery();
  const { data } = settings;
  const error = settings.error ?? vat.error;
  const refetch = () => {
    void settings.refetch();
    void vat.refetch();
  };
  return (
    <DeskPage title={<Trans>Settings</Trans>} narrow>
      {!(data && vat.data) && (
        <LoadingOrFailed
          error={error}
          failed={<Trans>The settings could not be loaded.</Trans>}
          forbidden={<Trans>The studio is for managers.</Trans>}
          onRetry={refetch}
        />
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
