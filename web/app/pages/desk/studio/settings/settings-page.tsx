import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useReadPlaceQuery } from '../../../../state/api/calls/desk/studio/place.ts';
import { useReadSettingsQuery } from '../../../../state/api/calls/desk/studio/settings.ts';
import { useListTaxCategoriesQuery } from '../../../../state/api/calls/desk/studio/tax-categories.ts';
import { useListVatRatesQuery } from '../../../../state/api/calls/desk/studio/vat.ts';
import { DeskPage } from '../../frame/desk-page.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { PlaceForm } from './place-form.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TaxCategoriesForm } from './tax-categories-form.tsx';
import { VatForm } from './vat-form.tsx';

export function meta() {
  return [{ title: t`Studio settings` }, { name: 'robots', content: 'noindex' }];
}

/** The terms, the tax number, where the studio is, and how what is sold is taxed. */
export default function SettingsPage() {
  const settings = useReadSettingsQuery();
  const place = useReadPlaceQuery();
  const vat = useListVatRatesQuery();
  const taxed = useListTaxCategoriesQuery();
  const { data } = settings;
  const error = settings.error ?? place.error ?? vat.error ?? taxed.error;
  const refetch = () => {
    void settings.refetch();
    void place.refetch();
    void vat.refetch();
    void taxed.refetch();
  };
  return (
    <DeskPage title={<Trans>Settings</Trans>} narrow>
      {!(data && place.data && vat.data && taxed.data) && (
        <LoadingOrFailed
          error={error}
          failed={<Trans>The settings could not be loaded.</Trans>}
          forbidden={<Trans>The studio is for managers.</Trans>}
          onRetry={refetch}
        />
      )}
      {data && place.data && vat.data && taxed.data && (
        <div className="grid max-w-3xl gap-6">
          <SettingsForm settings={data} />
          <PlaceForm place={place.data} />
          <VatForm vat={vat.data} />
          <TaxCategoriesForm taxed={taxed.data} />
        </div>
      )}
    </DeskPage>
  );
}
