import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MailX } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useReadInvitationQuery } from '../../state/api/calls/sharing.ts';
import { readFailure } from '../../state/api/failure.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingOrError, SkeletonCard } from '../../ui/skeleton.tsx';
import { Invited } from './invited.tsx';

export function meta() {
  return [{ title: t`Your invitation` }, { name: 'robots', content: 'noindex' }];
}

/** Opened by the link of an invitation to share a package. */
export default function InvitationPage() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const query = useReadInvitationQuery({ token });
  const isGone = query.isError && [400, 404].includes(readFailure(query.error).status);
  // After a reload there is still the answer of the last visit.
  const invitation = isGone ? undefined : query.currentData;
  return (
    <div className="container-page grid min-h-[60dvh] content-center justify-items-center py-12">
      <div className="w-full max-w-xl">
        {!invitation && (
          <h1 className="sr-only">
            <Trans>Your invitation</Trans>
          </h1>
        )}
        {invitation ? (
          <Invited token={token} invitation={invitation} />
        ) : isGone ? (
          <EmptyState
            icon={<MailX />}
            title={<Trans>This invitation is no longer open</Trans>}
            action={
              <Link to={paths.home} className={buttonClasses('secondary')}>
                <Trans>Go to Homepage</Trans>
              </Link>
            }
          >
            <Trans>
              It was withdrawn, has expired, or a newer link was sent. Ask the person who invited
              you to send it again.
            </Trans>
          </EmptyState>
        ) : (
          <LoadingOrError
            of={query}
            failed={<Trans>We could not load your invitation.</Trans>}
            label={t`Loading your invitation...`}
          >
            <SkeletonCard lines={4} />
          </LoadingOrError>
        )}
      </div>
    </div>
  );
}
