import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useReadPlaceQuery } from '../../../../state/api/calls/desk/studio/country-and-currency.ts';
import { DeskPage } from '../../frame/desk-page.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { CountryAndCurrencyForm } from './country-and-currency-form.tsx';

export const meta = deskTitle(msg`Country and currency`);

/** Where the studio is, by which days, money and tax are counted. */
export default function CountryAndCurrencyPage() {
  const query = useReadPlaceQuery();
  const { data } = query;
  return (
    <DeskPage title={<Trans>Country and currency</Trans>} narrow>
      {!data && (
        <LoadingOrFailed
          of={query}
          failed={<Trans>Country and currency could not be loaded.</Trans>}
        />
      )}
      {data && <CountryAndCurrencyForm stored={data} />}
    </DeskPage>
  );
}
