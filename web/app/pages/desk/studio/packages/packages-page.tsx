import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListStudioProductsQuery } from '../../../../state/api/calls/desk/studio/products.ts';
import { LengthAndPrice } from '../length-and-price.tsx';
import { StudioList } from '../studio-list.tsx';
import { useOpened } from '../use-opened.ts';
import { kindWords } from './kind-words.ts';
import { PackageForm } from './package-form.tsx';

export function meta() {
  return [{ title: t`Packages` }, { name: 'robots', content: 'noindex' }];
}

/** The packages on sale, with the form of one. */
export default function PackagesPage() {
  const { t: say, i18n } = useLingui();
  const { data, error, refetch } = useListStudioProductsQuery();
  const { opened, open, shut } = useOpened();
  const lang = i18n.locale === 'ar' ? 'ar' : 'en';
  const product = data?.find(({ id }) => String(id) === opened);
  const isOpen = data !== undefined && (opened === 'new' || product !== undefined);
  return (
    <StudioList
      title={say`Packages`}
      add={<Trans>New package</Trans>}
      head={[say`Name`, say`Kind`, say`Lengths and prices`]}
      rows={data?.map((each) => ({
        id: each.id,
        retired: each.retired,
        proposed: each.proposed,
        name: each.name[lang] || each.name.en,
        cells: [
          say(kindWords[each.kind]),
          <span key="sizes" className="flex flex-wrap gap-x-3">
            {each.sizes.map(({ id, time, price }) => (
              <LengthAndPrice key={id} time={time} price={price} />
            ))}
          </span>,
        ],
      }))}
      error={error}
      onRetry={refetch}
      onOpen={open}
    >
      {isOpen && (
        <PackageForm
          key={opened}
          product={product}
          last={Math.max(-1, ...data.map(({ position }) => position))}
          onMade={open}
          onClose={shut}
        />
      )}
    </StudioList>
  );
}
