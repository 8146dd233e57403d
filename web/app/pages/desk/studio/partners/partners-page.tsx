import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListStudioDiscountsQuery } from '../../../../state/api/calls/desk/studio/partners.ts';
import { StudioList } from '../studio-list.tsx';
import { useOpened } from '../use-opened.ts';
import { PartnerForm } from './partner-form.tsx';
import { typeWords } from './type-words.ts';

export function meta() {
  return [{ title: t`Partners` }, { name: 'robots', content: 'noindex' }];
}

/** Partners' discounts for members, with the form of one. */
export default function PartnersPage() {
  const { t: say, i18n } = useLingui();
  const { data, error, refetch } = useListStudioDiscountsQuery();
  const { opened, open, shut } = useOpened();
  const lang = i18n.locale === 'ar' ? 'ar' : 'en';
  const discount = data?.find(({ id }) => String(id) === opened);
  const isOpen = data !== undefined && (opened === 'new' || discount !== undefined);
  return (
    <StudioList
      title={say`Partners`}
      add={<Trans>New partner</Trans>}
      head={[say`Name`, say`Percent off`, say`Category`, say`Where`, say`Spare codes`]}
      rows={data?.map((each) => ({
        id: each.id,
        retired: each.retired,
        name: each.partner_name,
        cells: [
          `${each.discount_percentage}%`,
          each.category[lang] || each.category.en || '–',
          say(typeWords[each.partner_type]),
          each.online_discount_code === null ? '–' : each.spare_codes,
        ],
      }))}
      error={error}
      onRetry={refetch}
      onOpen={open}
    >
      {isOpen && (
        <PartnerForm
          key={opened}
          discount={discount}
          last={Math.max(-1, ...data.map(({ position }) => position))}
          onMade={open}
          onClose={shut}
        />
      )}
    </StudioList>
  );
}
