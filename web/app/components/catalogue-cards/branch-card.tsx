import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { mapLink } from '../branches/map-link.ts';
import type { Branch } from '../branches/served-branches.ts';
import { BranchPicture } from '../pictures/branch-picture.tsx';
import { phoneLink } from '../use-studio.ts';

interface Props {
  branch: Pick<Branch, 'name' | 'address' | 'phone' | 'image' | 'map_url'>;
  /** Below its address, such as whether it is open now. */
  children?: ReactNode;
  /** At its end, such as its hours. */
  below?: ReactNode;
}

/** A branch: picture, name and address, telephone and map. */
export function BranchCard({ branch, children, below }: Props) {
  const { t } = useLingui();
  const { name, address, phone } = branch;
  const link = 'inline-flex min-h-11 items-center gap-2.5 font-semibold text-primary';
  return (
    <li>
      <BranchPicture
        address={branch.image}
        sizes="(min-width: 48rem) 46vw, 92vw"
        className="rounded-card"
      />
      <h3 className="display type-2 mt-4 sm:mt-5">{name}</h3>
      <p className="mt-1 text-muted">{address}</p>
      {children}
      <div className="mt-2 flex flex-wrap gap-x-7">
        {phone && (
          <a href={phoneLink(phone)} className={link}>
            <Phone aria-hidden="true" className="size-5" />
            <bdi dir="ltr" className="tabular-nums" translate="no">
              {phone}
            </bdi>
          </a>
        )}
        <a
          href={mapLink(branch)}
          target="_blank"
          rel="noreferrer"
          aria-label={t`Map of ${name}`}
          className={link}
        >
          <MapPin aria-hidden="true" className="size-5" />
          <Trans>Map</Trans>
        </a>
      </div>
      {below}
    </li>
  );
}
