import { Trans, useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '../paths.ts';
import { buttonClasses } from '../ui/button-classes.ts';
import { HelpContacts } from './help-contacts.tsx';
import { Footer } from './layout/footer.tsx';
import { Logo } from './layout/logo.tsx';
import { useStudio } from './use-studio.ts';

/** What shows when a page fails: the status or the message, a way out, and whom to ask. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const { brand } = useStudio();
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="container-page grid grow content-center justify-items-start gap-5 py-12">
        {/* Full loads, as the code of this page may be what failed. */}
        <a href={paths.home} aria-label={t`${brand}, home`} className="mb-6 py-1">
          <Logo />
        </a>
        <h1 className="display text-4xl sm:text-6xl">
          <Trans>Unexpected Application Error!</Trans>
        </h1>
        <p className="text-lg text-muted wrap-anywhere">{describe(error)}</p>
        <a href={paths.home} className={buttonClasses('primary', 'mt-3')}>
          <Trans>Go to Homepage</Trans>
        </a>
        <div className="mt-8">
          <HelpContacts />
        </div>
      </main>
      <Footer className="mt-16" />
    </div>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
