import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServerNow } from '../../../../../components/use-server-now.ts';
import { dayOfInstant, studioDay, timeOfInstant } from '../../../../../lib/dates.ts';
import { api } from '../../../../../state/api/api.ts';
import { useReadClientQuery } from '../../../../../state/api/calls/desk/clients/clients.ts';
import { useInFrame } from '../../../frame/desk-frame.tsx';
import { DeskPage } from '../../../frame/desk-page.tsx';
import type { Person } from '../../../frame/find/find-person.tsx';
import { askOutdated } from '../../../frame/live/refetch-afresh.ts';
import { useLiveDay } from '../../../frame/live/use-live-day.ts';
import { BranchChoice } from '../branch-choice.tsx';
import { useMethodKeys } from '../methods.ts';
import { useParts } from '../use-payment-parts.ts';
import { DaySection } from './day-section.tsx';
import { OwedSection } from './owed-section.tsx';
import { begin, type SaleInProgress } from './sale-in-progress.ts';
import { SellSection } from './sell-section.tsx';
import { useBranch } from './use-branch.ts';
import '../till.css';

export function meta() {
  return [{ title: t`Till` }, { name: 'robots', content: 'noindex' }];
}

/** A branch's till: selling, debts, and the day's sales. */
export default function TillPage() {
  const { location, branches, choose } = useBranch();
  const { keysOn } = useInFrame();
  const [taking, setTaking] = useState<SaleInProgress | null>(null);
  const parts = useParts();
  const now = useServerNow();
  const today = new Date(now).toISOString();
  useLiveDay(
    (date) => date === studioDay(dayOfInstant(today), timeOfInstant(today)),
    () => askOutdated(api.util.invalidateTags(['Till'])),
  );
  useNamedClient((client) => setTaking((before) => before ?? begin(client)));
  useMethodKeys(keysOn && taking !== null && taking.done === null, parts.choose);
  return (
    <DeskPage
      title={<Trans>Till</Trans>}
      actions={
        <BranchChoice
          branches={branches}
          location={location}
          choose={(code) => {
            setTaking(null);
            choose(code);
          }}
        />
      }
    >
      {location && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
          <SellSection
            location={location}
            taking={taking}
            onTaking={setTaking}
            parts={parts}
            keysOn={keysOn}
          />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            <OwedSection
              location={location}
              onTake={(taken) => {
                parts.clear();
                setTaking(taken);
              }}
            />
            <DaySection location={location} />
          </div>
        </div>
      )}
    </DeskPage>
  );
}

/** Starts once with the client in the address; later clients are chosen by hand. */
function useNamedClient(onClient: (client: Person) => void): void {
  const [params, setParams] = useSearchParams();
  const named = Number(params.get('client'));
  const isNamed = Number.isInteger(named) && named > 0;
  const { currentData: client } = useReadClientQuery({ id: named }, { skip: !isNamed });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whom the address names
  useEffect(() => {
    if (!client) return;
    onClient(client);
    const rest = new URLSearchParams(params);
    rest.delete('client');
    setParams(rest, { replace: true });
  }, [client]);
}
