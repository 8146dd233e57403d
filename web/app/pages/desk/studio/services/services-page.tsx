import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useListStudioServicesQuery } from '../../../../state/api/calls/desk/studio/services.ts';
import { LengthAndPrice } from '../length-and-price.tsx';
import { StudioList } from '../studio-list.tsx';
import { useOpened } from '../use-opened.ts';
import { ServiceForm } from './service-form.tsx';

export function meta() {
  return [{ title: t`Services` }, { name: 'robots', content: 'noindex' }];
}

/** The studio's services in their order, with the form of one. */
export default function ServicesPage() {
  const { t: say, i18n } = useLingui();
  const { data, error, refetch } = useListStudioServicesQuery();
  const { opened, open, shut } = useOpened();
  const lang = i18n.locale === 'ar' ? 'ar' : 'en';
  const service = data?.find(({ id }) => String(id) === opened);
  const isOpen = data !== undefined && (opened === 'new' || service !== undefined);
  return (
    <StudioList
      title={say`Services`}
      add={<Trans>New service</Trans>}
      head={[say`Name`, say`Lengths and prices`, say`Afterwards`, say`Therapists`]}
      rows={data?.map((each) => ({
        id: each.id,
        retired: each.retired,
        proposed: each.proposed,
        name: each.name[lang] || each.name.en,
        cells: [
          // Beside a form they do not fit on one line.
          <span key="prices" className="flex flex-wrap gap-x-3">
            {each.prices.map(({ time, price }) => (
              <LengthAndPrice key={time} time={time} price={price} />
            ))}
          </span>,
          each.buffer_minutes > 0 ? (
            <Plural key="after" value={each.buffer_minutes} one="# min" other="# min" />
          ) : (
            '–'
          ),
          each.needs_skill ? each.therapist_ids.length : say`anyone`,
        ],
      }))}
      error={error}
      onRetry={refetch}
      onOpen={open}
    >
      {isOpen && (
        <ServiceForm
          key={opened}
          service={service}
          last={Math.max(-1, ...data.map(({ position }) => position))}
          onMade={open}
          onClose={shut}
        />
      )}
    </StudioList>
  );
}
