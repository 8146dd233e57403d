import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useListTaxCategoriesQuery } from '../../../state/api/calls/desk/studio/tax-categories.ts';
import { taxNames } from '../frame/words/tax-words.ts';
import { DifferingServices } from './settings/tax-categories-form.tsx';

/** How a service, package or product is taxed, and by which rule; nothing for one that is not saved yet. */
export function TaxNote({
  kind,
  id,
}: {
  kind: 'service' | 'package' | 'product';
  id: number | undefined;
}) {
  const { t } = useLingui();
  const { data } = useListTaxCategoriesQuery(undefined, { skip: id === undefined });
  const thing = data?.things.find((each) => each.kind === kind && each.id === id);
  if (!thing) return null;
  const category = t(taxNames[thing.category]);
  return (
    <div className="grid gap-1">
      <p className="text-sm text-muted">
        {kind !== 'package' ? (
          <Trans>VAT: {category}.</Trans>
        ) : (
          <Trans>
            VAT: {category}. A package is taxed as a whole by its own category, whichever services
            it is used for.
          </Trans>
        )}{' '}
        <Link to={paths.studioSettings} className="underline">
          <Trans>Change it in the settings</Trans>
        </Link>
      </p>
      <DifferingServices thing={thing} />
    </div>
  );
}
