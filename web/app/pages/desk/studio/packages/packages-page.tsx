import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListStudioProductsQuery } from '../../../../state/api/calls/desk/studio/products.ts';
import { deskTitle } from '../../frame/desk-title.ts';
import { PromisedLine } from '../../money/reports/promised-line.tsx';
import { LengthsAndPrices } from '../lengths-and-prices.tsx';
import { PlannedChanges } from '../planned-changes.tsx';
import { StudioList } from '../studio-list.tsx';
import { kindWords, PackageForm } from './package-form.tsx';

export const meta = deskTitle(msg`Packages`);

/** The packages on sale, with the form of one. */
export default function PackagesPage() {
  const { t: say } = useLingui();
  const list = useListStudioProductsQuery();
  return (
    <StudioList
      title={say`Packages`}
      add={<Trans>New package</Trans>}
      list={list}
      empty={{
        title: <Trans>No packages yet.</Trans>,
        about: <Trans>Prepaid minutes stand here, which clients buy once and use over time.</Trans>,
      }}
      form={(opened) => <PackageForm {...opened} />}
      above={
        <>
          <PromisedLine />
          <PlannedChanges subject="package" />
        </>
      }
      columns={[
        [say`Kind`, ({ kind }) => say(kindWords[kind])],
        [say`Lengths and prices`, ({ sizes }) => <LengthsAndPrices of={sizes} />],
      ]}
    />
  );
}
