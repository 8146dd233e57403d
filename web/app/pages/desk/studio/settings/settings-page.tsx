import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useReadSettingsQuery } from '../../../../state/api/calls/desk/studio/settings.ts';
import { useListTaxCategoriesQuery } from '../../../../state/api/calls/desk/studio/tax-categories.ts';
import { useListVatRatesQuery } from '../../../../state/api/calls/desk/studio/vat.ts';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TaxCategoriesForm } from './tax-categories-form.tsx';
import { VatForm } from './vat-form.tsx';

export const meta = deskTitle(msg`Studio settings`);

/** The terms, the tax number, and how what is sold is taxed. */
export default function SettingsPage() {
  const settings = useReadSettingsQuery();
  const vat = useListVatRatesQuery();
  const taxed = useListTaxCategoriesQuery();
  const { data } = settings;
  return (
    <DeskPage title={<Trans>Settings</Trans>} narrow>
      {!(data && vat.data && taxed.data) && (
        <LoadingOrFailed
          of={[settings, vat, taxed]}
          failed={<Trans>The settings could not be loaded.</Trans>}
        />
      )}
      {data && vat.data && taxed.data && (
        <div className="grid gap-6">
          <SettingsForm settings={data} />
          <VatForm vat={vat.data} />
          <TaxCategoriesForm taxed={taxed.data} />
        </div>
      )}
    </DeskPage>
  );
}
