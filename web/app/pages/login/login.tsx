import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  redirect,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { Logo } from '../../components/layout/logo.tsx';
import type { RouteHandle } from '../../components/layout/site-layout.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { SignIn } from '../../components/sign-in/sign-in.tsx';
import { SignInHeading, type SignInMode } from '../../components/sign-in/sign-in-heading.tsx';
import { safeNext } from '../../lib/safe-redirect-path.ts';
import { paths } from '../../paths.ts';
import { selectSignedIn } from '../../state/selectors.ts';
import { store } from '../../state/store.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { classNames } from '../../ui/class-names.ts';

export const handle: RouteHandle = { header: false, footerGap: 'narrow' };

export function meta() {
  return [{ title: t`Sign in` }];
}

/** Redirects clients who are already signed in. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const next = safeNext(new URL(request.url).searchParams.get('next'));
  if (selectSignedIn(store.getState())) throw redirect(next ?? paths.profile);
  return null;
}

export default function LoginPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next')) ?? paths.profile;
  const [mode, setMode] = useState<SignInMode>('email');
  const isLong = mode === 'register';
  return (
    <div className="grid lg:min-h-dvh lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr]">
      <div className="container-page flex h-18 items-center lg:h-24 lg:max-w-2xl">
        {/* Aligned with the form below. */}
        <div className={classNames('mx-auto w-full max-w-md', isLong && 'lg:max-w-xl')}>
          <Link to={paths.home} className="inline-flex py-1">
            <Logo />
          </Link>
        </div>
      </div>
      {/* A band above the form on small screens, which gives way to the long form. On large ones as
         high as the page. */}
      <div
        className={classNames(
          'container-page max-lg:[@media(max-height:34rem)]:hidden lg:relative lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-w-none lg:p-0',
          isLong && 'max-lg:hidden',
        )}
      >
        <Picture
          slot="login"
          place="sign_in"
          first
          sizes="(min-width: 64rem) max(55vw, 75vh), min(92vw, 28rem)"
          className="mx-auto aspect-3/2 w-full max-w-md rounded-card object-cover max-lg:object-[50%_76%]! lg:absolute lg:inset-0 lg:aspect-auto lg:size-full lg:max-w-none lg:rounded-none"
        />
      </div>
      <div className="container-page flex flex-col lg:max-w-2xl">
        <div
          className={classNames(
            'm-auto w-full max-w-md py-8 lg:pt-0 lg:pb-24',
            isLong && 'lg:max-w-xl',
          )}
        >
          <h1 className="display mb-3 text-4xl sm:text-5xl">
            <SignInHeading mode={mode} />
          </h1>
          <SignIn
            surface="page"
            onModeChange={setMode}
            goOn={{ path: next }}
            onVerified={() => navigate(next, { replace: true })}
            footer={
              <p className="grid gap-3 border-t border-hairline pt-5 text-muted">
                <Trans>New here?</Trans>
                <Link to={paths.booking} className={buttonClasses('secondary')}>
                  <Trans>Book Your First Session</Trans>
                </Link>
              </p>
            }
          />
        </div>
      </div>
    </div>
  );
}
