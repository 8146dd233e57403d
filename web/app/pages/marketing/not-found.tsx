import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Footer } from '../../components/footer.tsx';
import { Logo } from '../../components/logo.tsx';
import { Picture } from '../../components/picture.tsx';
import { chatLink, phoneLink, useStudio } from '../../components/use-studio.ts';
import { paths } from '../../paths.ts';
import { buttonLook } from '../../ui/button-look.ts';

export function meta() {
  return [{ title: translate`Page Not Found` }, { name: 'robots', content: 'noindex' }];
}

export default function NotFoundPage() {
  const studio = useStudio();
  const { t } = useLingui();
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="container-page grid grow content-center items-center gap-12 py-12 lg:grid-cols-[1.2fr_1fr] lg:gap-20">
        <div className="grid justify-items-start gap-5">
          <Link to={paths.home} aria-label={t`${studio.brand}, home`} className="mb-6 py-1">
            <Logo />
          </Link>
          <h1 className="display text-[clamp(3rem,8vw,6rem)]">
            <Trans>Page Not Found</Trans>
          </h1>
          <p className="type-lead max-w-md text-muted">
            <Trans>The page you're looking for doesn't exist or has been moved.</Trans>
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Link to={paths.home} className={buttonLook('primary')}>
              <Trans>Go to Homepage</Trans>
            </Link>
            <Link to={paths.booking} className={buttonLook('secondary')}>
              <Trans>Book a Session</Trans>
            </Link>
          </div>
          <section aria-labelledby="help-title" className="mt-8">
            <h2 id="help-title" className="eyebrow">
              <Trans>Need help?</Trans>
            </h2>
            <ul className="mt-2 flex flex-wrap gap-x-7">
              <li>
                <a href={phoneLink(studio.phone)} className={help}>
                  <bdi dir="ltr">{studio.phone}</bdi>
                </a>
              </li>
              <li>
                <a href={`mailto:${studio.email}`} className={help}>
                  <bdi dir="ltr">{studio.email}</bdi>
                </a>
              </li>
              <li>
                <a href={chatLink(studio)} target="_blank" rel="noreferrer" className={help}>
                  <Trans>WhatsApp support</Trans>
                </a>
              </li>
            </ul>
          </section>
        </div>
        <div className="niche mx-auto w-full max-w-md max-lg:hidden">
          <Picture
            slot="dynamic-stretching"
            sizes="28rem"
            className="aspect-4/5 w-full object-cover dark:brightness-85"
          />
        </div>
      </main>
      <Footer />
    </div>
  );
}

const help = 'link inline-flex min-h-11 items-center';
