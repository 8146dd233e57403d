import type { PayRate, TherapistPay } from '@limber/contract/desk/studio/pay-rates.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useServerNow } from '../../../../components/use-server-now.ts';
import { dayOfInstant, studioDay, timeOfInstant } from '../../../../lib/dates.ts';
import { currencyName } from '../../../../lib/format-amount.ts';
import { paths } from '../../../../paths.ts';
import { useReadPayRulesQuery } from '../../../../state/api/calls/desk/money/pay.ts';
import { useListPayQuery } from '../../../../state/api/calls/desk/studio/pay-rates.ts';
import { deskTitle } from '../../frame/desk-title.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { StudioList } from '../studio-list.tsx';
import { PayRateForm } from './pay-rate-form.tsx';
import { PayRulesForm } from './pay-rules-form.tsx';

export const meta = deskTitle(msg`Pay rates`);

/** Each therapist's current pay, with the rates of one. */
export default function PayRatesPage() {
  const { t: say } = useLingui();
  const list = useListPayQuery();
  const { data: rules } = useReadPayRulesQuery();
  const now = useServerNow();
  const today = studioDay(dayOfInstant(now), timeOfInstant(now));
  const ratesShown =
    (tell: (rate: PayRate) => string, none: string) => (therapist: TherapistPay) => {
      const rate = therapist.rates.find(({ valid_from }) => valid_from <= today);
      return rate ? tell(rate) : none;
    };
  return (
    <StudioList
      title={say`Pay rates`}
      beside={
        <Link to={paths.deskPay} className="desk-tool desk-edged">
          <Trans>Statements of pay</Trans>
        </Link>
      }
      below={rules && <PayRulesForm key={rules.version} rules={rules} today={today} />}
      list={list}
      empty={{
        title: <Trans>No rates yet.</Trans>,
        about: <Trans>What each therapist earns stands here once the studio has therapists.</Trans>,
      }}
      nameOf={({ full_name: name }) => name}
      columns={[
        [
          say`${currencyName()} an hour`,
          ratesShown((rate) => deskAmount(rate.per_hour), say`none yet`),
        ],
        [say`Percent of sessions`, ratesShown((rate) => `${rate.share_percent}%`, '–')],
        [say`From the day`, ratesShown((rate) => deskDay(rate.valid_from), '–')],
      ]}
      form={({ thing, onClose }) =>
        thing && <PayRateForm therapist={thing} today={today} onClose={onClose} />
      }
    />
  );
}
