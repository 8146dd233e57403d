import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { DeadEnd } from '../../components/error-pages/dead-end.tsx';
import { Logo } from '../../components/layout/logo.tsx';
import type { RouteHandle } from '../../components/layout/site-layout.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { useStudio } from '../../components/use-studio.ts';
import { paths } from '../../paths.ts';
import { buttonClasses } from '../../ui/button-classes.ts';

export const handle: RouteHandle = { frame: false };

export function meta() {
  return [{ title: translate`Page Not Found` }, { name: 'robots', content: 'noindex' }];
}

export default function NotFoundPage() {
  const studio = useStudio();
  const { t } = useLingui();
  return (
    <DeadEnd
      home={
        <Link to={paths.home} aria-label={t`${studio.brand}, home`} className="mb-6 py-1">
          <Logo />
        </Link>
      }
      title={<Trans>Page Not Found</Trans>}
      ways={
        <>
          <Link to={paths.home} className={buttonClasses('primary')}>
            <Trans>Go to Homepage</Trans>
          </Link>
          <Link to={paths.booking} className={buttonClasses('secondary')}>
            <Trans>Book a Session</Trans>
          </Link>
        </>
      }
      picture={
        <Picture
          slot="not-found"
          sizes="(min-width: 64rem) 28rem, 16rem"
          className="size-full object-cover"
        />
      }
    >
      <p className="type-lead max-w-md text-muted">
        <Trans>The page you're looking for doesn't exist or has been moved.</Trans>
      </p>
    </DeadEnd>
  );
}
