import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { classNames } from './class-names.ts';

interface Props {
  /** Without a name the logo is not shown either. */
  name?: string | null;
  /** Per cent. */
  discount: number;
  /** Address of the logo. */
  logo?: string | null;
  /** Its size. */
  className?: string;
}

/** A partner's logo, by default 80 px square; the discount if there is no logo or it fails to load. */
export function PartnerTile({ name, discount, logo, className = 'size-20' }: Props) {
  const [failed, setFailed] = useState<string>();
  const frame = classNames(
    'grid shrink-0 place-items-center overflow-hidden rounded-control border border-hairline',
    className,
  );
  if (name && logo && logo !== failed) {
    return (
      <span className={classNames(frame, 'bg-white')}>
        <img
          src={logo}
          alt={name}
          width={80}
          height={80}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(logo)}
          className="size-full object-contain"
        />
      </span>
    );
  }
  return (
    <span className={classNames(frame, 'bg-gold/10 text-center leading-none text-gold')}>
      <span className="grid gap-1">
        <span className="display text-2xl">{discount}%</span>
        <span className="text-xs font-semibold tracking-[0.08em]">
          <Trans>OFF</Trans>
        </span>
      </span>
    </span>
  );
}
