import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../../../paths.ts';
import { useReadGiftCardTermsQuery } from '../../../../../state/api/calls/desk/money/gift-card-terms.ts';
import { Glyph } from '../../../../../ui/glyph.tsx';

/** Where the studio sells gift cards, or some can still be used. */
export function GiftCardTile({ location }: { location: string }) {
  const { data } = useReadGiftCardTermsQuery();
  if (!data?.used) return null;
  return (
    <Link
      to={`${paths.deskGiftCards}?location=${encodeURIComponent(location)}`}
      className="till-tile till-gift"
    >
      <span className="font-semibold">
        <Trans>Gift cards</Trans>
      </span>
      <Glyph name="card" className="size-6" />
    </Link>
  );
}
