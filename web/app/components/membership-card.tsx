import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../lib/dates.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dot } from '../ui/dot.tsx';
import { GuillocheBand, GuillocheRosette } from '../ui/guilloche.tsx';
import { Wordmark } from './layout/wordmark.tsx';
import { useStudio, useSwitches } from './use-studio.ts';

interface Props {
  /** As printed on the card. */
  name: string;
  /** Membership number, such as 'LMB-4821-0937'. */
  id: string;
  /** 'YYYY-MM-DD'; left out until known. */
  validFrom?: string;
  validTo?: string;
  /** The code for partners to scan, on the back: an element, or an SVG's text. */
  qr?: ReactNode;
  /** Shows a button that turns the card over. */
  flips?: boolean;
  /** Sets its maximum width; 28 rem by default. */
  className?: string;
}

/**
 * The member's card: pine with a woven gold edge in both themes, as in the pictures. All its sizes
 * follow its width, so it looks the same on a phone and in a dialog.
 */
export function MembershipCard({ flips = false, className = 'max-w-md', ...card }: Props) {
  const [turned, setTurned] = useState(false);
  return (
    <div className={classNames('w-full', className)}>
      <div className="@container perspective-distant">
        <div
          className={classNames(
            'card-turn grid transform-3d *:col-start-1 *:row-start-1',
            turned && 'rotate-y-180',
          )}
        >
          <div aria-hidden={turned || undefined} className="backface-hidden">
            <Front {...card} />
          </div>
          {flips && (
            <div aria-hidden={!turned || undefined} className="rotate-y-180 backface-hidden">
              <Back {...card} />
            </div>
          )}
        </div>
      </div>
      {flips && (
        <p className="mt-3 text-center">
          <Button tone="quiet" onClick={() => setTurned(!turned)}>
            <RotateCw aria-hidden="true" className="size-4" />
            {turned ? <Trans>Show the front</Trans> : <Trans>Show the back</Trans>}
          </Button>
        </p>
      )}
    </div>
  );
}

type Side = Pick<Props, 'name' | 'id' | 'validFrom' | 'validTo' | 'qr'>;

function Front({ name, id, validFrom, validTo }: Side) {
  return (
    <Face>
      <GuillocheRosette className="absolute -end-[18cqi] top-1/2 h-[86cqi] -translate-y-1/2 text-foil/22" />
      <div className="relative flex items-start justify-between gap-4">
        <Wordmark className="text-[9cqi]" />
        <span className="pt-[1cqi] text-[3.4cqi] font-semibold tracking-[0.1em] text-foil uppercase">
          <Trans>Member</Trans>
        </span>
      </div>
      <div className="relative">
        <p
          className="line-clamp-2 text-[6cqi] leading-tight font-bold rtl:leading-relaxed wrap-anywhere"
          translate="no"
        >
          {name}
        </p>
        <div className="mt-[2.4cqi] flex items-end rtl:mt-[1cqi] justify-between gap-4">
          <p className="text-[3.8cqi] font-medium tracking-[0.08em] text-foil tabular-nums">
            <bdi dir="ltr" translate="no">
              {id}
            </bdi>
          </p>
          <p className="min-h-[4.8cqi] text-end text-[3.2cqi] leading-snug text-stone/85">
            {validFrom && (
              <span className="block">
                <Trans>From {formatDay(validFrom)}</Trans>
              </span>
            )}
            {validTo && (
              <span className="block">
                <Trans>Valid until {formatDay(validTo)}</Trans>
              </span>
            )}
          </p>
        </div>
      </div>
    </Face>
  );
}

function Back({ id, qr }: Side) {
  const { t } = useLingui();
  const { brand, phone } = useStudio();
  const { partners } = useSwitches();
  return (
    <Face>
      <GuillocheRosette
        petals={24}
        className="absolute -end-[26cqi] -bottom-[34cqi] h-[86cqi] text-foil/22"
      />
      <div className="relative flex grow items-center gap-[5cqi]">
        {qr && (
          <div className="grid size-[36cqi] shrink-0 place-items-center rounded-[2.4cqi] bg-white p-[2cqi] text-[#14201e] [&>*]:size-full">
            {typeof qr === 'string' ? (
              <img
                src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
                alt={t`QR code of your membership`}
              />
            ) : (
              qr
            )}
          </div>
        )}
        <div className="grid gap-[2.4cqi]">
          {partners && (
            <p className="text-[4.2cqi] leading-snug font-semibold">
              <Trans>Show this card to our partners at checkout</Trans>
            </p>
          )}
          <p className="text-[3.6cqi] font-medium tracking-[0.08em] text-foil tabular-nums">
            <bdi dir="ltr" translate="no">
              {id}
            </bdi>
          </p>
          <p className="text-[3.2cqi] text-stone/85">
            {brand}
            <Dot />
            <bdi dir="ltr" translate="no">
              {phone}
            </bdi>
          </p>
        </div>
      </div>
    </Face>
  );
}

/** The surface of both sides; keeps its colours in print and under forced colours. */
function Face({ children }: { children: ReactNode }) {
  return (
    <div className="relative flex aspect-[1.586] flex-col justify-between overflow-hidden rounded-[4cqi] bg-linear-150 from-pine-lit to-pine-deep px-[7cqi] py-[8cqi] text-stone shadow-card forced-color-adjust-none print-exact">
      <span className="pointer-events-none absolute inset-[2cqi] rounded-[2.6cqi] border border-foil-dim/70" />
      <GuillocheBand className="pointer-events-none absolute inset-x-[3cqi] top-[2cqi] h-[5cqi] w-[94cqi] text-foil/60" />
      <GuillocheBand className="pointer-events-none absolute inset-x-[3cqi] bottom-[2cqi] h-[5cqi] w-[94cqi] text-foil/60" />
      {children}
    </div>
  );
}
