import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { HelpContacts } from '../../components/help-contacts.tsx';
import { Footer } from '../../components/layout/footer.tsx';
import { Logo } from '../../components/layout/logo.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { useStudio } from '../../components/use-studio.ts';
import { paths } from '../../paths.ts';
import { buttonClasses } from '../../ui/button-classes.ts';

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
            <Link to={paths.home} className={buttonClasses('primary')}>
              <Trans>Go to Homepage</Trans>
            </Link>
            <Link to={paths.booking} className={buttonClasses('secondary')}>
              <Trans>Book a Session</Trans>
            </Link>
          </div>
          <div className="mt-8">
            <HelpContacts />
          </div>
        </div>
        <div className="niche mx-auto w-full max-w-md max-lg:hidden">
          <Picture
            slot="dynamic-stretching"
            sizes="28rem"
            className="aspect-4/5 w-full object-cover"
          />
        </div>
      </main>
      <Footer />
    </div>
  );
}
