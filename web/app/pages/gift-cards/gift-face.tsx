import type { Language } from '@limber/contract/values/people.ts';
import { Trans } from '@lingui/react/macro';
import { Wordmark } from '../../components/layout/wordmark.tsx';
import { formatAmount } from '../../lib/format-amount.ts';
import { Dot } from '../../ui/dot.tsx';
import { GuillocheBand, GuillocheRosette } from '../../ui/guilloche.tsx';

interface Props {
  /** Null: not typed yet. */
  amount: number | null;
  /** The package that it is for, as it is named; null: it is for an amount. */
  packageText: string | null;
  toName: string;
  fromName: string;
  message: string;
  /** Of the greeting, which is set in its own direction. */
  language: Language;
}

/** The face of a gift card as it will be: pine and gold in both themes, like the member's card. */
export function GiftFace({ amount, packageText, toName, fromName, message, language }: Props) {
  return (
    <div className="@container w-full max-w-xl">
      <div
        aria-hidden="true"
        className="relative grid min-h-[60cqi] content-between gap-[4cqi] overflow-hidden rounded-[4cqi] bg-linear-150 from-pine-lit to-pine-deep forced-color-adjust-none p-[6cqi] text-stone shadow-card"
      >
        {/* A seal beside the words, never under them. */}
        <GuillocheRosette className="absolute -end-[12cqi] top-[56%] h-[38cqi] -translate-y-1/2 text-foil/45" />
        <GuillocheBand className="absolute inset-x-0 bottom-0 h-[7cqi] w-full text-foil/25" />
        <div className="relative flex items-start justify-between gap-4">
          <Wordmark className="text-[7.5cqi]" />
          <span className="pt-[1cqi] text-[3.4cqi] font-semibold text-foil">
            <Trans>Gift card</Trans>
          </span>
        </div>
        <div className="relative grid max-w-[58cqi] gap-[1.5cqi]">
          {packageText === null ? (
            <p className="display text-[11cqi] leading-none whitespace-nowrap tabular-nums">
              {amount === null ? '—' : formatAmount(amount)}
            </p>
          ) : (
            <p className="display text-[6.4cqi] leading-tight text-balance wrap-anywhere">
              {packageText}
            </p>
          )}
          <p className="min-h-[5cqi] text-[3.8cqi] font-semibold text-foil">
            {toName && (
              <Trans>
                For <bdi>{toName}</bdi>
              </Trans>
            )}
            {toName && fromName && <Dot />}
            {fromName && (
              <Trans>
                From <bdi>{fromName}</bdi>
              </Trans>
            )}
          </p>
          <p
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            className="text-start text-[3.6cqi] leading-relaxed whitespace-pre-line wrap-anywhere"
          >
            {message}
          </p>
        </div>
        <p
          dir="ltr"
          className="relative pb-[3cqi] rtl:text-right text-[4.4cqi] tracking-[0.12em] text-stone/80"
        >
          XXXX-XXXX-XXXX-XXXX
        </p>
      </div>
    </div>
  );
}
