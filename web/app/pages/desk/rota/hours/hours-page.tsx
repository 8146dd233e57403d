import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useStudioToday } from '../../../../components/use-server-clock.ts';
import { useDeskHoursQuery, useDeskRotaQuery } from '../../../../state/api/desk/rota-api.ts';
import { selectUser } from '../../../../state/selectors.ts';
import { useAppSelector } from '../../../../state/store.ts';
import { DeskPage } from '../../frame/desk-page.tsx';
import { NotYet } from '../../frame/not-yet.tsx';
import { HoursForm } from './hours-form.tsx';
import { HoursOfBranch } from './hours-of-branch.tsx';

export function meta() {
  return [{ title: t`Opening hours` }, { name: 'robots', content: 'noindex' }];
}

/** When the branches are open, by the days for which it holds; managers change it from a day on. */
export default function HoursPage() {
  const { data: hours, error, refetch } = useDeskHoursQuery({});
  const today = useStudioToday();
  const { data: rota } = useDeskRotaQuery({});
  const isManager = useAppSelector(selectUser)?.account_type === 'manager';
  const [branch, setBranch] = useState<{ code: string; name: string }>();
  const branches = rota?.branches.filter(({ code }) =>
    hours?.some((each) => each.location === code),
  );
  const hoursOf = (code: string) => hours?.filter(({ location }) => location === code) ?? [];
  return (
    <DeskPage title={<Trans>Opening hours</Trans>} narrow>
      {!hours && (
        <NotYet
          error={error}
          failed={<Trans>The hours could not be loaded.</Trans>}
          onRetry={refetch}
        />
      )}
      {branches?.map(({ code, name }) => (
        <section key={code} aria-label={name} className="grid gap-3">
          <header className="flex flex-wrap items-center gap-3">
            <h2 className="type-3 grow">{name}</h2>
            {isManager && (
              <button
                type="button"
                onClick={() => setBranch({ code, name })}
                className="desk-tool desk-edged"
              >
                <Trans>
                  Change hours<span className="sr-only"> of {name}</span>
                </Trans>
              </button>
            )}
          </header>
          <HoursOfBranch hours={hoursOf(code)} />
        </section>
      ))}
      {branch && today && (
        <HoursForm
          branch={branch}
          hours={hoursOf(branch.code)}
          today={today}
          onClose={() => setBranch(undefined)}
        />
      )}
    </DeskPage>
  );
}
