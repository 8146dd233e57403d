import { Trans } from '@lingui/react/macro';
import { formatDay } from '../lib/dates.ts';
import { useStudio } from './use-studio.ts';

interface Props {
  holder: string;
  /** Number printed on the card. */
  number: string;
  /** 'YYYY-MM-DD'; left out until known. */
  validFrom?: string;
  validTo?: string;
}

/** The member's card: pine with a gold edge in both themes, like the one in the pictures. */
export function MembershipCard({ holder, number, validFrom, validTo }: Props) {
  const { brand } = useStudio();
  return (
    <div className="lattice-card relative flex aspect-[1.6] w-full max-w-md flex-col justify-between overflow-hidden rounded-card border-2 border-[#c9a45c] bg-[#14463f] p-5 text-[#f6f5f1] shadow-card sm:p-7">
      <div className="flex items-start justify-between gap-4">
        <span className="display text-2xl">{brand}</span>
        <span className="text-sm font-semibold tracking-[0.08em] text-[#e3c07a] uppercase">
          <Trans>Member</Trans>
        </span>
      </div>
      <div>
        <p className="text-xl font-bold sm:text-2xl">{holder}</p>
        <p className="mt-1 font-medium tracking-[0.08em] text-[#e3c07a] tabular-nums" dir="ltr">
          {number}
        </p>
        <p className="mt-3 min-h-5 text-sm text-white/80">
          {validFrom && <Trans>From {formatDay(validFrom)}</Trans>}{' '}
          {validTo && <Trans>Valid until {formatDay(validTo)}</Trans>}
        </p>
      </div>
    </div>
  );
}
