import type { AssistantRequest } from '@limber/contract/software/assistants.ts';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bot } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { useSignInModal } from '../../components/sign-in/sign-in-modal.tsx';
import { scopeWords } from '../../components/software/scope-words.ts';
import { paths } from '../../paths.ts';
import {
  useAllowAssistantMutation,
  useReadAssistantRequestQuery,
} from '../../state/api/calls/software/assistants.ts';
import { readFailure } from '../../state/api/failure.ts';
import { selectSignedIn, selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingOrError, SkeletonCard } from '../../ui/skeleton.tsx';

export function meta() {
  return [
    { title: t`Let an assistant in` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

/** Opened by an assistant that wants to act for somebody: they let it in, or not. */
export default function AssistantPage() {
  const { t: say } = useLingui();
  const [query] = useSearchParams();
  const wish = {
    client_id: query.get('client_id') ?? '',
    redirect_uri: query.get('redirect_uri') ?? '',
    ...(query.get('scope') && { scope: query.get('scope') ?? '' }),
  };
  const asked = useReadAssistantRequestQuery(wish);
  const { currentData, error } = asked;
  const isProved =
    query.get('response_type') === 'code' &&
    query.get('code_challenge_method') === 'S256' &&
    /^[\w-]{43}$/.test(query.get('code_challenge') ?? '');
  const isWrong = !isProved || (error && [400, 404].includes(readFailure(error).status));
  return (
    <div className="container-page grid min-h-[60dvh] content-center justify-items-center py-12">
      <div className="w-full max-w-xl">
        {isWrong ? (
          <EmptyState
            icon={<Bot />}
            title={<Trans>This request is not right</Trans>}
            action={
              <Link to={paths.home} className={buttonClasses('secondary')}>
                <Trans>Go to Homepage</Trans>
              </Link>
            }
          >
            <Trans>
              The assistant has asked in a way that we do not know, or this studio admits no
              assistants. Nothing was allowed.
            </Trans>
          </EmptyState>
        ) : currentData ? (
          <Asks asks={currentData} wish={wish} query={query} />
        ) : (
          <LoadingOrError
            of={asked}
            failed={<Trans>We could not load what the assistant asks for.</Trans>}
            label={say`Loading...`}
          >
            <SkeletonCard lines={4} />
          </LoadingOrError>
        )}
      </div>
    </div>
  );
}

interface Props {
  asks: AssistantRequest;
  wish: { client_id: string; redirect_uri: string; scope?: string };
  query: URLSearchParams;
}

function Asks({ asks: { name, host, scopes }, wish, query }: Props) {
  const { t: say } = useLingui();
  const signedIn = useAppSelector(selectSignedIn);
  const user = useAppSelector(selectUser);
  const modal = useSignInModal();
  const [allow, allowing] = useAllowAssistantMutation();
  const state = query.get('state');

  async function letIn() {
    const { data } = await allow({
      ...wish,
      ...(state !== null && { state }),
      code_challenge: query.get('code_challenge') ?? '',
      code_challenge_method: 'S256',
    });
    if (data) window.location.assign(data.url);
  }

  function refuse() {
    const url = new URL(wish.redirect_uri);
    url.searchParams.set('error', 'access_denied');
    if (state !== null) url.searchParams.set('state', state);
    window.location.assign(url.href);
  }

  return (
    <div className="grid gap-5 rounded-card border border-hairline bg-surface p-6 sm:p-8">
      <h1 className="display text-2xl sm:text-3xl">
        <Trans>
          <bdi>{name}</bdi> wants to act for you
        </Trans>
      </h1>
      <p className="text-muted">
        <Trans>
          It calls itself that, and nobody has checked it. The answer goes to{' '}
          <bdi dir="ltr" className="font-semibold" translate="no">
            {host}
          </bdi>
          . Let it in only if you have just started this yourself.
        </Trans>
      </p>
      <div>
        <p className="font-semibold">
          <Trans>It could</Trans>
        </p>
        <ul className="list-disc ps-5">
          {scopes.map((scope) => (
            <li key={scope}>{say(scopeWords[scope])}</li>
          ))}
        </ul>
      </div>
      <p className="text-muted">
        <Trans>
          The rules of the studio hold for it as for you. It sees nothing about your health, and you
          can end this in your profile at any time.
        </Trans>
      </p>
      <FailureNotice error={allowing.error} />
      {signedIn ? (
        <>
          {user && (
            <p>
              <Trans>
                You are signed in as{' '}
                <bdi className="font-semibold">{user.email ?? user.phone_number}</bdi>.
              </Trans>
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button busy={allowing.isLoading} onClick={() => void letIn()}>
              <Trans>Let it in</Trans>
            </Button>
            <Button tone="secondary" onClick={refuse}>
              <Trans>Refuse</Trans>
            </Button>
          </div>
        </>
      ) : (
        <Button className="justify-self-start" onClick={() => modal.open()}>
          <Trans>Sign in</Trans>
        </Button>
      )}
    </div>
  );
}
