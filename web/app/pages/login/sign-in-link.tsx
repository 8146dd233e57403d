import { CODE_LASTS_MINUTES } from '@limber/contract/terms/codes-and-tokens.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MailX } from 'lucide-react';
import { Link } from 'react-router';
import { useFailureText } from '../../components/use-failure-text.ts';
import { paths } from '../../paths.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useSignInByLink } from './use-sign-in-by-link.ts';

export function meta() {
  return [
    { title: t`Sign in` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

/**
 * Opened by the link in the mail with a code: signs in in the browser that requested it, and
 * continues.
 */
export default function SignInLinkPage() {
  const { t } = useLingui();
  const { failure, again, next } = useSignInByLink();
  const said = useFailureText(failure);
  const isRefused = failure?.status === 400 || failure?.status === 401;
  return (
    <div className="container-page grid min-h-[60dvh] content-center justify-items-center py-12">
      <h1 className="sr-only">
        <Trans>Sign in</Trans>
      </h1>
      {!failure && <Spinner label={t`Signing you in...`} />}
      {failure && isRefused && (
        <EmptyState
          className="w-full max-w-xl"
          icon={<MailX />}
          title={<Trans>This link does not sign you in here</Trans>}
          action={
            <Link
              to={`${paths.login}?next=${encodeURIComponent(next)}`}
              className={buttonClasses('primary')}
            >
              <Trans>Sign in here</Trans>
            </Link>
          }
        >
          <p role="alert">
            <Trans>
              It works once, for{' '}
              <Plural value={CODE_LASTS_MINUTES} one="# minute" other="# minutes" />, and only in
              the browser that asked for it. There you can also type the six digits of the same
              mail. Here you can ask for a new code.
            </Trans>
          </p>
        </EmptyState>
      )}
      {failure && !isRefused && (
        <ErrorState
          className="w-full max-w-xl"
          title={<Trans>We could not sign you in.</Trans>}
          onRetry={again}
        >
          {said.error ?? said.detail}
        </ErrorState>
      )}
    </div>
  );
}
