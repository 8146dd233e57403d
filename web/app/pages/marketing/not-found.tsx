import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Footer } from '../../components/footer.tsx';
import { Logo } from '../../components/logo.tsx';
import { chatLink, phoneLink, useStudio } from '../../components/use-studio.ts';
import { paths } from '../../paths.ts';
import { buttonLook } from '../../ui/button-look.ts';

export function meta() {
  return [{ title: t`Page Not Found` }, { name: 'robots', content: 'noindex' }];
}

export default function NotFoundPage() {
  const studio = useStudio();
  const link =
    'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4';
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="container-page grid grow place-content-center justify-items-center gap-4 py-16 text-center">
        <Link to={paths.home} className="mb-8 py-1">
          <Logo />
        </Link>
        <h1 className="display text-5xl sm:text-6xl">
          <Trans>Page Not Found</Trans>
        </h1>
        <p className="max-w-md text-lg text-muted">
          <Trans>The page you're looking for doesn't exist or has been moved.</Trans>
        </p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <Link to={paths.home} className={buttonLook('primary')}>
            <Trans>Go to Homepage</Trans>
          </Link>
          <Link to={paths.booking} className={buttonLook('secondary')}>
            <Trans>Book a Session</Trans>
          </Link>
        </div>
        <section aria-labelledby="help-title" className="mt-10">
          <h2 id="help-title" className="eyebrow">
            <Trans>Need help?</Trans>
          </h2>
          <ul className="mt-2 flex flex-wrap justify-center gap-x-6">
            <li>
              <a href={phoneLink(studio.phone)} className={link}>
                <bdi dir="ltr">{studio.phone}</bdi>
              </a>
            </li>
            <li>
              <a href={`mailto:${studio.email}`} className={link}>
                {studio.email}
              </a>
            </li>
            <li>
              <a href={chatLink(studio)} target="_blank" rel="noreferrer" className={link}>
                <Trans>WhatsApp support</Trans>
              </a>
            </li>
          </ul>
        </section>
      </main>
      <Footer />
    </div>
  );
}
