import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { BranchPicture } from '../../../components/pictures/branch-picture.tsx';
import { Picture } from '../../../components/pictures/picture.tsx';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { paths } from '../../../paths.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';

const sizes = '(min-width: 64rem) 54vw, 100vw';

/** The closing call to action, beside the studio's picture for its membership or of its first branch. */
export function DiscountClosing() {
  const { look, branches } = servedSite();
  return (
    <section aria-labelledby="closing-title" className="grid bg-surface lg:grid-cols-[1.15fr_1fr]">
      {look.pictures.membership ? (
        <Picture
          slot="discount-hero"
          place="membership"
          sizes={sizes}
          className="aspect-3/2 w-full object-cover"
        />
      ) : (
        <BranchPicture address={branches[0]?.image ?? ''} sizes={sizes} />
      )}
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
