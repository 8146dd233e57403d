import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MailX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useLookUpClaimQuery } from '../../state/api/calls/account-claims.ts';
import { readFailure } from '../../state/api/failure.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, SkeletonCard } from '../../ui/skeleton.tsx';
import { ClaimCode } from './claim-code.tsx';
import { ClaimEmail } from './claim-email.tsx';

export function meta() {
  return [
    { title: t`Your account` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

/** Opened by the link for a client known by telephone only, who gets a sign-in address here. */
export default function ClaimPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    setToken(window.location.hash.slice(1));
    // The secret stays neither in the address nor in the history.
    window.history.replaceState(window.history.state, '', paths.claim);
  }, []);
  const [email, setEmail] = useState<string>();
  const [asksCode, setAsksCode] = useState(false);
  const { currentData, error, isFetching, refetch } = useLookUpClaimQuery(
    { token: token ?? '' },
    { skip: !token },
  );
  const status = error ? readFailure(error).status : undefined;
  const isOver = token === '' || status === 404 || status === 400;
  return (
    <div className="container-page grid min-h-[60dvh] content-center justify-items-center py-12">
      <div className="w-full max-w-md">
        {isOver ? (
          <>
            <h1 className="sr-only">
              <Trans>Your account</Trans>
            </h1>
            <EmptyState
              icon={<MailX />}
              title={<Trans>This link is no longer valid</Trans>}
              action={
                <Link to={paths.login} className={buttonClasses('secondary')}>
                  <Trans>Sign in</Trans>
                </Link>
              }
            >
              <Trans>
                It works once and for some days, and a newer one takes its place. Please ask the
                studio for another.
              </Trans>
            </EmptyState>
          </>
        ) : status !== undefined ? (
          <ErrorState
            title={<Trans>We could not look up your link.</Trans>}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : token && currentData ? (
          <>
            <h1 className="display mb-3 text-4xl">
              <Trans>Hello {currentData.first_name}</Trans>
            </h1>
            {asksCode && email ? (
              <ClaimCode
                token={token}
                email={email}
                onBack={() => setAsksCode(false)}
                onClaimed={() => navigate(paths.profile, { replace: true })}
              />
            ) : (
              <ClaimEmail
                token={token}
                start={email ?? ''}
                onSent={(address) => {
                  setEmail(address);
                  setAsksCode(true);
                }}
              />
            )}
          </>
        ) : (
          <Loading label={t`Looking up your link...`}>
            <SkeletonCard lines={3} />
          </Loading>
        )}
      </div>
    </div>
  );
}
