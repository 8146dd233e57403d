import type { DayBooking } from '@limber/contract/desk/day/day.ts';
import { useLingui } from '@lingui/react/macro';
import { Drawing } from '../../../../ui/glyph.tsx';
import { deskAed } from './desk-amounts.ts';

interface Props {
  of: Pick<DayBooking, 'paid_online' | 'price'>;
  /** Shows the sign alone where words do not fit; a screen reader reads the words. */
  brief?: boolean;
}

/** Marks a session that was paid online, altogether or with a deposit. */
export function PaidOnline({ of: { paid_online, price }, brief = false }: Props) {
  const { t } = useLingui();
  if (paid_online === 0) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 font-semibold whitespace-nowrap text-ok">
      <Drawing path="M3 6h18v12H3zM3 10h18M7 15h3" className="size-3.5" strokeWidth={2.5} />
      <span className={brief ? 'sr-only' : undefined}>
        {paid_online < price ? t`${deskAed(paid_online)} paid online` : t`Paid online`}
      </span>
    </span>
  );
}
