import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { SignedPicture } from '../../../components/pictures/signed-picture.tsx';
import { paths } from '../../../paths.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';

/** The closing call to action, beside a picture of the studio in the evening. */
export function DiscountClosing() {
  return (
    <section aria-labelledby="closing-title" className="grid bg-surface lg:grid-cols-[1.15fr_1fr]">
      <SignedPicture slot="al-warqa" sizes="(min-width: 64rem) 54vw, 100vw" />
      <div className="container-page grid content-center gap-7 py-14 lg:mx-0 lg:max-w-[36rem] lg:ps-14">
        <h2 id="closing-title" className="display type-1">
          <Trans>Your next package can pay you back</Trans>
        </h2>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.booking} className={buttonClasses('primary')}>
            <Trans>Book Your Package Now</Trans>
          </Link>
          <Link to={paths.login} className={buttonClasses('secondary')}>
            <Trans>Already a Member? Sign In</Trans>
          </Link>
        </div>
      </div>
    </section>
  );
}
