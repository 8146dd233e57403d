import type { StockedProduct } from '@limber/contract/desk/money/stock.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServerNow } from '../../../../../components/use-server-now.ts';
import { dayOfInstant, studioDay, timeOfInstant } from '../../../../../lib/dates.ts';
import { api } from '../../../../../state/api/api.ts';
import { useReadClientQuery } from '../../../../../state/api/calls/desk/clients/clients.ts';
import { useListStockQuery } from '../../../../../state/api/calls/desk/money/stock.ts';
import { lazyPart } from '../../../../../ui/lazy/lazy-part.tsx';
import { showToast } from '../../../../../ui/overlay/toast.tsx';
import { useInFrame } from '../../../frame/desk-frame.tsx';
import { deskTitle } from '../../../frame/desk-title.ts';
import type { Person } from '../../../frame/find/find-person.tsx';
import { askOutdated } from '../../../frame/live/refetch-outdated.ts';
import { useLiveDay } from '../../../frame/live/use-live-day.ts';
import { useNameInLanguage } from '../../../frame/words/use-name-in-language.ts';
import { PageOfBranch } from '../page-of-branch.tsx';
import { useMethodKeys } from '../payment-method-keys.ts';
import { useBarCodeScans } from '../products/use-bar-code-scans.ts';
import { useParts } from '../use-payment-parts.ts';
import { DaySection } from './day-section.tsx';
import { OwedSection } from './owed-section.tsx';
import { pollEveryMinute } from './poll-every-minute.ts';
import { begin, type SaleInProgress, withProduct } from './sale-in-progress.ts';
import { SellSection } from './sell-section.tsx';
import { useBranch } from './use-branch.ts';
import '../till.css';

// Only where something has gone wrong.
const TasksNotice = lazyPart(
  async () => (await import('../../tasks/tasks-notice.tsx')).TasksNotice,
);

// Only where clients have cards on file.
const FeesSection = lazyPart(async () => (await import('../owed/fees-section.tsx')).FeesSection);

export const meta = deskTitle(msg`Till`);

/** A branch's till: selling, debts, and the day's sales. */
export default function TillPage() {
  const at = useBranch();
  const { location } = at;
  const { t: say } = useLingui();
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
  const { products, retry, add } = useProducts(location, (product, name) => {
    setTaking((before) => {
      const isOpen = before && !before.done && !before.rest;
      return withProduct(isOpen ? before : begin(null), product, name);
    });
  });
  useBarCodeScans(location !== undefined, (code) => {
    const product = products?.find(({ bar_code }) => bar_code === code);
    if (product) add(product);
    else showToast('error', say`No product here has the bar code ${code}.`);
  });
  useMethodKeys(keysOn && taking !== null && taking.done === null, parts.choose);
  return (
    <PageOfBranch
      at={{
        ...at,
        choose(code) {
          setTaking(null);
          at.choose(code);
        },
      }}
      title={<Trans>Till</Trans>}
    >
      {location && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <SellSection
            {...{ location, taking, parts, keysOn, products }}
            onTaking={setTaking}
            onProductsAgain={retry}
            onProduct={add}
          />
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            <TasksNotice location={location} />
            <OwedSection
              location={location}
              onTake={(taken) => {
                parts.clear();
                setTaking(taken);
              }}
            />
            <FeesSection location={location} />
            <DaySection location={location} />
          </div>
        </div>
      )}
    </PageOfBranch>
  );
}

/** What a branch sells over the counter, and how one is added to the sale. */
function useProducts(
  location: string | undefined,
  onAdd: (product: StockedProduct, name: string) => void,
) {
  const named = useNameInLanguage();
  const { currentData, isError, refetch } = useListStockQuery(
    { location: location ?? '' },
    { skip: !location, ...pollEveryMinute },
  );
  return {
    products: currentData?.filter(({ retired }) => !retired),
    retry: isError ? () => void refetch() : undefined,
    add: (product: StockedProduct) => onAdd(product, named(product.name)),
  };
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
