import type { Due } from '@limber/contract/desk/money/owed.ts';
import { amountOf, minorOf } from '@limber/contract/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayOfInstant } from '../../../../../lib/dates.ts';
import { useListOwedQuery } from '../../../../../state/api/calls/desk/money/owed.ts';
import { Dot } from '../../../../../ui/dot.tsx';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { clientPath } from '../../../frame/client-path.ts';
import { DeskButton } from '../../../frame/desk-button.tsx';
import { nameOf } from '../../../frame/find/find-person.tsx';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';
import { deskShortDay } from '../../../frame/words/desk-dates.ts';
import { PaymentLink } from '../owed/payment-link.tsx';
import { HandBackLink, RefundLink } from '../owed/refund-link.tsx';
import { GiftWords } from './other-payer-line.tsx';
import { pollEveryMinute } from './poll-every-minute.ts';
import { owedRows, type SaleInProgress } from './sale-in-progress.ts';

interface Props {
  location: string;
  onTake(taking: SaleInProgress): void;
}

/** What is owed to a branch, each to be paid now, and what it owes back, each to be refunded. */
export function OwedSection({ location, onTake }: Props) {
  const { t } = useLingui();
  const { currentData: due, isError, refetch } = useListOwedQuery({ location }, pollEveryMinute);
  const rows = due && owedRows(due);
  const sum = rows?.reduce((all, { amount }) => all + amount, 0) ?? 0;
  return (
    <section aria-labelledby="till-owed" className="till-box">
      <h2 id="till-owed" className="flex justify-between gap-3 text-lg font-semibold">
        <Trans>Not paid yet</Trans>
        {sum > 0 && (
          <span>{due?.more ? <Trans>more than {deskAmount(sum)}</Trans> : deskAmount(sum)}</span>
        )}
      </h2>
      {!rows && isError && (
        <ErrorState title={<Trans>The list could not be loaded.</Trans>} onRetry={refetch} />
      )}
      {rows?.length === 0 && (
        <p className="text-muted">
          <Trans>Nothing is owed.</Trans>
        </p>
      )}
      {rows && rows.length > 0 && (
        <ul className="till-rows till-many">
          {rows.map(({ key, client, payer, name, at, amount, paidOnline, taking, thing }) => {
            const debtor = payer ?? client;
            const whose = nameOf(debtor);
            return (
              <li key={key} className="till-row till-owed">
                <span className="min-w-0">
                  <Link
                    to={clientPath(debtor.id)}
                    className="flex min-h-11 items-center font-semibold text-primary hover:underline lg:min-h-8"
                  >
                    <bdi className="[overflow-wrap:anywhere]" translate="no">
                      {whose}
                    </bdi>
                  </Link>
                  <span className="block text-sm text-muted">
                    <bdi>{name}</bdi>
                    <Dot />
                    {deskShortDay(dayOfInstant(at))}
                  </span>
                  {paidOnline > 0 && (
                    <span className="block text-sm text-muted">
                      <Trans>{deskAmount(paidOnline)} paid online</Trans>
                    </span>
                  )}
                  {payer && (
                    <span className="block truncate text-sm text-muted">
                      <GiftWords client={client} payer={payer} seenBy={payer.id} />
                    </span>
                  )}
                </span>
                <strong className="text-end">{deskAmount(amount)}</strong>
                <span className="till-owed-ways">
                  <PaymentLink
                    thing={{ ...thing, location: thing.location ?? location }}
                    about={`${whose}: ${name}`}
                  />
                  <DeskButton
                    onClick={() => onTake(taking)}
                    aria-label={t`Take from ${whose}: ${name}`}
                    className="shrink-0"
                  >
                    <Trans>Take</Trans>
                  </DeskButton>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {due?.more && (
        <p className="text-muted">
          <Trans>
            Only the oldest 500 of each kind are listed; settled ones make room for more.
          </Trans>
        </p>
      )}
      {due && due.back.length + due.overpaid.length > 0 && <BackRows {...due} />}
    </section>
  );
}

interface BackRowProps {
  at: string;
  whose: string;
  name: string;
  /** 0: nothing was paid, so none is shown. */
  amount: number;
  action: ReactNode;
  children: ReactNode;
}

function BackRow({ at, whose, name, amount, action, children }: BackRowProps) {
  return (
    <li className="till-row">
      <span className="w-16 shrink-0 text-sm text-muted max-sm:hidden">
        {deskShortDay(dayOfInstant(at))}
      </span>
      <span className="min-w-0 grow">
        <bdi className="block truncate font-semibold" translate="no">
          {whose}
        </bdi>
        <bdi className="block text-sm text-muted">{name}</bdi>
        {children}
      </span>
      {amount > 0 && <strong className="shrink-0">{deskAmount(amount)}</strong>}
      {action}
    </li>
  );
}

function BackRows({ back, overpaid }: Pick<Due, 'back' | 'overpaid'>) {
  const amounts = [...back.map(({ paid }) => paid), ...overpaid.map(({ amount }) => amount)];
  const minor = amounts.reduce((sum, amount) => sum + minorOf(amount), 0);
  return (
    <>
      <h3 className="flex justify-between gap-3 font-semibold">
        <Trans>Owed back</Trans>
        {minor > 0 && <span>{deskAmount(amountOf(minor))}</span>}
      </h3>
      <ul className="till-rows till-many">
        {overpaid.map((each) => {
          const whose = nameOf(each.payer ?? each.client);
          return (
            <BackRow
              key={each.sale_id}
              {...{ at: each.at, name: each.name, whose, amount: each.amount }}
              action={<HandBackLink overpaid={each} whose={whose} />}
            >
              {each.refused_by_bank && (
                <span className="block text-sm text-ember">
                  <Trans>Did not reach the card</Trans>
                </span>
              )}
            </BackRow>
          );
        })}
        {back.map((each) => {
          const whose = nameOf(each.client);
          return (
            <BackRow
              key={each.line_id}
              {...{ at: each.at, name: each.name, whose, amount: each.paid }}
              action={<RefundLink back={each} whose={whose} />}
            >
              {each.paid < each.amount && (
                <span className="block text-sm text-muted">
                  <Trans>{deskAmount(each.amount - each.paid)} not paid: to be credited</Trans>
                </span>
              )}
            </BackRow>
          );
        })}
      </ul>
    </>
  );
}
