import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { useListStudioServicesQuery } from '../../../../state/api/calls/desk/studio/services.ts';
import { deskTitle } from '../../frame/desk-title.ts';
import { LengthsAndPrices } from '../lengths-and-prices.tsx';
import { PlannedChanges } from '../planned-changes.tsx';
import { StudioList } from '../studio-list.tsx';
import { ServiceForm } from './service-form.tsx';

export const meta = deskTitle(msg`Services`);

/** The studio's services in their order, with the form of one. */
export default function ServicesPage() {
  const { t: say } = useLingui();
  const list = useListStudioServicesQuery();
  return (
    <StudioList
      title={say`Services`}
      add={<Trans>New service</Trans>}
      beside={
        <Link to={paths.startingSets} className="desk-tool desk-edged">
          <Trans>Starting sets</Trans>
        </Link>
      }
      list={list}
      empty={{
        title: <Trans>No services yet.</Trans>,
        about: (
          <Trans>
            What you offer stands here with its lengths, prices and therapists. Clients can book as
            soon as there is one.
          </Trans>
        ),
      }}
      form={(opened) => <ServiceForm {...opened} />}
      above={<PlannedChanges subject="service" />}
      columns={[
        [say`Lengths and prices`, ({ prices }) => <LengthsAndPrices of={prices} />],
        [
          say`Afterwards`,
          (each) =>
            each.buffer_minutes > 0 ? (
              <Plural value={each.buffer_minutes} one="# min" other="# min" />
            ) : (
              '–'
            ),
        ],
        [
          say`Therapists`,
          (service) => (service.needs_skill ? service.therapist_ids.length : say`anyone`),
        ],
      ]}
    />
  );
}
