import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Logo } from '../../components/layout/logo.tsx';
import type { RouteHandle } from '../../components/layout/site-layout.tsx';
import { useFailureText } from '../../components/use-failure-text.ts';
import { formatDay } from '../../lib/dates.ts';
import { useCheckCardQuery } from '../../state/api/calls/membership.ts';
import { readFailure } from '../../state/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CardCheckResult } from './card-check-result.tsx';

export const handle: RouteHandle = { header: false };

export function meta() {
  return [{ title: t`Membership card` }, { name: 'robots', content: 'noindex' }];
}

/** What a cashier sees after scanning a member's card: readable at arm's length, at a glance. */
export default function CardPage() {
  return (
    <div className="container-page flex min-h-[88dvh] flex-col items-center gap-6 py-8">
      <Logo />
      <div className="grid w-full max-w-md grow place-items-center">
        <CheckedCard />
      </div>
    </div>
  );
}

function CheckedCard() {
  const { t } = useLingui();
  const { pass = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useCheckCardQuery({ pass });
  const failure = error ? readFailure(error) : undefined;
  const said = useFailureText(failure);
  if (isFetching) return <Checking label={t`Checking the card...`} />;
  // Before a cached answer: the pass may be a picture of a card, or from a page left open.
  if (failure?.status === 410) {
    return (
      <CardCheckResult tone="warn" icon={<Clock />} verdict={<Trans>Code expired</Trans>}>
        <Trans>The code is valid for one minute only. Please scan the card again.</Trans>
      </CardCheckResult>
    );
  }
  if (failure?.status === 400 || failure?.status === 404) {
    return (
      <CardCheckResult tone="err" icon={<CircleX />} verdict={<Trans>Not our card</Trans>}>
        <Trans>This code was not made by us. No discount should be given for it.</Trans>
      </CardCheckResult>
    );
  }
  if (failure) {
    return (
      <CardCheckResult
        tone="warn"
        icon={<CloudOff />}
        verdict={<Trans>Could not check</Trans>}
        action={
          <Button tone="secondary" onClick={refetch}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {said.detail ?? <Trans>We could not reach the studio. Please try again.</Trans>}
      </CardCheckResult>
    );
  }
  if (currentData) {
    const { first_name, valid, valid_until, card_ending: ending, from_wallet } = currentData;
    const day = formatDay(valid_until);
    return (
      <CardCheckResult
        tone={valid ? 'ok' : 'err'}
        icon={valid ? <CircleCheck /> : <CircleX />}
        verdict={valid ? <Trans>Valid</Trans> : <Trans>Not valid</Trans>}
        name={first_name}
      >
        {valid ? <Trans>Valid until {day}</Trans> : <Trans>The membership ended on {day}</Trans>}
        <span className="mt-2 block text-base font-normal text-muted">
          <Trans>
            The number on the card ends in{' '}
            <bdi dir="ltr" translate="no">
              {ending}
            </bdi>
          </Trans>
        </span>
        {from_wallet && (
          <span className="mt-2 block text-base font-normal text-muted">
            <Trans>The code is from a wallet: compare the name and the number with the card.</Trans>
          </span>
        )}
      </CardCheckResult>
    );
  }
  return <Checking label={t`Checking the card...`} />;
}

function Checking({ label }: { label: string }): ReactNode {
  return (
    <Loading label={label} className="w-full">
      <Skeleton className="aspect-[4/5] w-full" />
    </Loading>
  );
}
