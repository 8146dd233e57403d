import { COUNTRIES } from '@limber/contract/country/countries.ts';
import type { StudioCountry } from '@limber/contract/desk/studio/country-and-currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { servedSite } from '../../../../lib/site-facts-in-page.ts';
import { paths } from '../../../../paths.ts';
import { useChangePlaceMutation } from '../../../../state/api/calls/desk/studio/country-and-currency.ts';
import { DeskSelect } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { LabelledForm } from '../../frame/fields/labelled-form.tsx';
import { useFocusWrong } from '../../frame/refusal/use-focus-wrong.ts';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { History } from '../change-history.tsx';

type Values = Pick<StudioCountry, 'country' | 'zone' | 'currency'>;

/** Country, time zone and currency: chosen at set-up; once something is booked or sold they can only be read. */
export function CountryAndCurrencyForm({ stored }: { stored: StudioCountry }) {
  const { t, i18n } = useLingui();
  const [change, { isLoading, isSuccess, error, reset: forget }] = useChangePlaceMutation();
  const { fields } = useRefusal(error);
  const form = useFocusWrong(fields);
  const { country, zone, currency, version, fixed } = stored;
  const { register, handleSubmit, setValue } = useForm<Values>({
    values: { country, zone, currency },
    resetOptions: { keepDirtyValues: true },
  });
  async function save(values: Values) {
    forget();
    const { data } = await change({ version, ...values });
    if (!data) return;
    // Pages use it once they are loaded again.
    if (servedSite().open) window.location.reload();
    else window.location.assign(paths.deskSetUp);
  }
  function propose(chosen: string) {
    const usual = COUNTRIES[chosen];
    if (!usual) return;
    setValue('zone', usual.zone, { shouldDirty: true });
    setValue('currency', usual.currency, { shouldDirty: true });
  }
  const countries = countryChoices(i18n.locale, country);
  const currencies = currencyChoices(i18n.locale, currency);
  const nameOf = (choices: readonly [string, string][], code: string) =>
    choices.find(([each]) => each === code)?.[1] ?? code;
  return (
    <div className="grid min-w-0 gap-4 rounded-card border border-hairline bg-surface p-4">
      <p className="text-muted">
        {fixed ? (
          <Trans>
            These stay as they are, because sessions have been booked or money has been counted.
          </Trans>
        ) : (
          <Trans>
            Set these before the first booking; afterwards they stay. The usual VAT of the country
            applies, and prices keep their figures.
          </Trans>
        )}
      </p>
      {fixed ? (
        <dl className="flex flex-wrap gap-x-12 gap-y-4 [&_dd]:font-semibold [&_dt]:text-sm [&_dt]:text-muted">
          <div>
            <dt>
              <Trans>Country</Trans>
            </dt>
            <dd>{nameOf(countries, country)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Currency</Trans>
            </dt>
            <dd>{nameOf(currencies, currency)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Time zone</Trans>
            </dt>
            <dd>
              <bdi>{zone}</bdi>
            </dd>
          </div>
        </dl>
      ) : (
        <LabelledForm ref={form} name={t`Country and currency`} onSubmit={handleSubmit(save)}>
          <div className="grid gap-4 sm:grid-cols-2">
            <DeskSelect
              label={<Trans>Country</Trans>}
              error={fields.country}
              {...register('country', { onChange: ({ target }) => propose(target.value) })}
              options={countries}
            />
            <DeskSelect
              label={<Trans>Currency</Trans>}
              error={fields.currency}
              {...register('currency')}
              options={currencies}
            />
            <DeskSelect
              label={<Trans>Time zone</Trans>}
              error={fields.zone}
              {...register('zone')}
              options={zoneChoices(zone)}
            />
          </div>
          <FormFoot error={error} disabled={isLoading} saved={isSuccess}>
            <Trans>Set country and currency</Trans>
          </FormFoot>
        </LabelledForm>
      )}
      <History key={version} subject="place" name={t`History of country and currency`} />
    </div>
  );
}

/** Each currency with its name; the studio's own is always among them. */
function currencyChoices(language: string, own: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const codes = new Set([own, ...Intl.supportedValuesOf('currency')]);
  return [...codes].sort().map((code) => [code, `${code} ${names.of(code) ?? ''}`]);
}

function zoneChoices(own: string): [zone: string, name: string][] {
  const zones = new Set([own, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].sort().map((zone) => [zone, zone.replaceAll('_', ' ')]);
}

/** Countries around the Gulf first, as ISO codes; then where such software is sold too. */
const CODES = [
  ...['AE', 'SA', 'KW', 'QA', 'BH', 'OM', 'EG', 'JO', 'LB', 'IQ', 'MA', 'TN'],
  ...['GB', 'IE', 'DE', 'FR', 'ES', 'IT', 'NL', 'CH', 'AT', 'US', 'CA', 'AU', 'NZ', 'IN', 'SG'],
];

/** Each with its name in a language; the studio's own is always among them. */
function countryChoices(language: string, own: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const codes = CODES.includes(own) ? CODES : [own, ...CODES];
  return codes.map((code) => [code, names.of(code) ?? code]);
}
