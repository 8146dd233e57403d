import type { Drawer } from '@limber/contract/desk/money/drawers.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { useStudioToday } from '../../../../components/use-server-clock.ts';
import {
  useOpenDrawerMutation,
  useReadDrawerQuery,
} from '../../../../state/api/calls/desk/money/drawers.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { minorIn } from '../../frame/fields/money-text.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { deskLongDay, deskMoment } from '../../frame/words/desk-dates.ts';
import { PageOfBranch } from '../till/page-of-branch.tsx';
import { EarlierDrawerWords } from './earlier-drawer-words.tsx';
import '../till/money-lists.css';
import { deskTitle } from '../../frame/desk-title.ts';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { useBranch } from '../till/page/use-branch.ts';
import { CashMovements } from './cash-movements.tsx';
import { CloseDay } from './close-day.tsx';
import { EarlierDays } from './earlier-days.tsx';

export const meta = deskTitle(msg`Drawer`);

/** A branch's drawer: opening, movements, counting and closing, and earlier days. */
export default function DrawerPage() {
  const at = useBranch();
  const { location } = at;
  const today = useStudioToday();
  // While another branch loads, the previous branch's drawer must not be counted or closed.
  const query = useReadDrawerQuery({ location: location ?? '' }, { skip: !location });
  const { currentData: data } = query;
  return (
    <PageOfBranch
      at={at}
      title={
        <>
          <Trans>Drawer</Trans>
          {data && ` · ${deskLongDay(data.day)}`}
        </>
      }
    >
      {data === undefined && (
        <LoadingOrFailed of={query} failed={<Trans>The drawer could not be loaded.</Trans>} />
      )}
      {location && data === null && <OpenDrawer key={`open ${location}`} location={location} />}
      {data && today && data.day < today && (
        <p role="status" className="font-semibold text-warn">
          <EarlierDrawerWords day={data.day} />
        </p>
      )}
      {location && data && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="grid gap-5">
            <Sums drawer={data} />
            <CashMovements key={data.id} drawer={data} />
          </div>
          <CloseDay key={data.id} drawer={data} />
        </div>
      )}
      {location && <EarlierDays key={`days ${location}`} location={location} />}
    </PageOfBranch>
  );
}

function OpenDrawer({ location }: { location: string }) {
  const { t } = useLingui();
  const [float, setFloat] = useState('');
  const [tried, setTried] = useState(false);
  const [send, { isLoading, error }] = useOpenDrawerMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);
  const minor = minorIn(float);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (minor !== null) await send({ location, float: amountOf(minor) });
  };
  return (
    <form
      onSubmit={open}
      noValidate
      className="grid gap-x-10 gap-y-5 rounded-card border border-hairline bg-surface p-5 lg:grid-cols-2"
    >
      <div className="grid content-start gap-3">
        <h2 className="type-3">
          <Trans>Open the day</Trans>
        </h2>
        <p className="text-muted">
          <Trans>No drawer of this branch is open. Money is taken once there is one.</Trans>
        </p>
        <MoneyField
          label={<Trans>Float: the opening cash</Trans>}
          value={float}
          onChange={setFloat}
          error={
            tried && minor === null ? <Trans>Please give an amount, 0 for none.</Trans> : undefined
          }
        />
        <RefusalText>
          {error && (said.detail ?? t`Please check your connection and try again.`)}
        </RefusalText>
        <DeskButton look="main" type="submit" disabled={isLoading}>
          <Trans>Open the drawer</Trans>
        </DeskButton>
      </div>
      <ol className="drawer-course">
        <li>
          <Trans>Count the float in the drawer and type it here.</Trans>
        </li>
        <li>
          <Trans>What is taken, put in and taken out is added up through the day.</Trans>
        </li>
        <li>
          <Trans>In the evening count the cash: a difference is seen at once.</Trans>
        </li>
      </ol>
    </form>
  );
}

function Sums({ drawer }: { drawer: Drawer }) {
  const moved = drawer.movements.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section
      aria-labelledby="drawer-sums"
      className="rounded-card border border-hairline bg-surface p-4"
    >
      <h2 id="drawer-sums" className="type-3 mb-2">
        <Trans>In the drawer</Trans>
      </h2>
      <dl className="grid">
        <Sum name={<Trans>Float</Trans>} amount={drawer.float} />
        <Sum name={<Trans>Cash taken</Trans>} amount={drawer.cash} />
        <Sum name={<Trans>Put in and taken out</Trans>} amount={moved} />
        <Sum name={<Trans>Expected cash</Trans>} amount={drawer.expected} strong />
        <Sum name={<Trans>Terminal</Trans>} amount={drawer.terminal} />
        <Sum name={<Trans>Transfer</Trans>} amount={drawer.transfer} />
        {drawer.paid_in !== 0 && (
          <Sum name={<Trans>Including money onto accounts</Trans>} amount={drawer.paid_in} />
        )}
        {drawer.gift_cards_sold !== 0 && (
          <Sum name={<Trans>Including gift cards sold</Trans>} amount={drawer.gift_cards_sold} />
        )}
        {drawer.gift_card !== 0 && (
          <Sum name={<Trans>Paid by gift card</Trans>} amount={drawer.gift_card} />
        )}
        {drawer.credit !== 0 && (
          <Sum name={<Trans>Paid from accounts</Trans>} amount={drawer.credit} />
        )}
        <Sum name={<Trans>Including tips</Trans>} amount={drawer.tips} />
      </dl>
      <p className="mt-2 text-sm text-muted">
        <Trans>
          Opened by <bdi translate="no">{drawer.opened_by}</bdi>, {deskMoment(drawer.opened_at)}
        </Trans>
      </p>
    </section>
  );
}

function Sum({
  name,
  amount,
  strong = false,
}: {
  name: ReactNode;
  amount: number;
  strong?: boolean;
}) {
  return (
    <div
      className={`flex min-h-10 items-center justify-between gap-4 border-b border-hairline last:border-0 ${strong ? 'text-lg font-bold' : ''}`}
    >
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{deskAmount(amount)}</dd>
    </div>
  );
}
