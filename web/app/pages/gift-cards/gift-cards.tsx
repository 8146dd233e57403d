import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useReadGiftCardsOnSiteQuery } from '../../state/api/calls/paying/gift-cards.ts';
import { selectSignedIn } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingOrError, SkeletonCard } from '../../ui/skeleton.tsx';
import { BoughtCards } from './bought-cards.tsx';
import { BuyCardForm } from './buy-card-form.tsx';
import { GiftPayment } from './gift-payment.tsx';

export function meta() {
  return [{ title: t`Gift cards` }];
}

/** Where gift cards are bought, and the bought ones with their state. */
export default function GiftCardsPage() {
  const { t: say } = useLingui();
  const signedIn = useAppSelector(selectSignedIn);
  const paymentId = useSearchParams()[0].get('payment');
  const query = useReadGiftCardsOnSiteQuery();
  const { data } = query;
  return (
    <div className="container-page grid gap-10 py-10 lg:py-14">
      <header className="grid max-w-2xl gap-3">
        <h1 className="display text-4xl text-balance sm:text-5xl">
          <Trans>Give an hour of rest</Trans>
        </h1>
        <p className="type-lead text-muted">
          <Trans>
            A gift card for any session, used at once or in parts. We mail it on the day that you
            choose, or you print it and hand it over.
          </Trans>
        </p>
      </header>
      {paymentId !== null && <GiftPayment id={paymentId} />}
      {data?.offered ? (
        <BuyCardForm terms={data} />
      ) : data ? (
        <EmptyState
          icon={<Gift />}
          title={<Trans>Gift cards cannot be bought online at the moment</Trans>}
          action={
            <Link to={paths.home} className={buttonClasses('secondary')}>
              <Trans>Go to Homepage</Trans>
            </Link>
          }
        >
          <Trans>Please ask at the studio. A card that you have can be used all the same.</Trans>
        </EmptyState>
      ) : (
        <LoadingOrError
          of={query}
          failed={<Trans>We could not load the gift cards.</Trans>}
          label={say`Loading the gift cards...`}
        >
          <SkeletonCard lines={6} />
        </LoadingOrError>
      )}
      {signedIn && <BoughtCards />}
    </div>
  );
}
