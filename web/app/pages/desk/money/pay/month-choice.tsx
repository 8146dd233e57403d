import { useLingui } from '@lingui/react/macro';
import { addDays } from '../../../../lib/dates.ts';
import { Glyph } from '../../../../ui/glyph.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { deskMonth } from '../../frame/words/desk-dates.ts';
import { monthOf } from '../reports/days-of-month.ts';

interface Props {
  /** `YYYY-MM` */
  month: string;
  onMonth(month: string): void;
}

/** A month, with buttons for the ones beside it. */
export function MonthChoice({ month, onMonth }: Props) {
  const { t } = useLingui();
  const { from, to } = monthOf(`${month}-01`);
  return (
    <div className="flex items-center gap-1 print:hidden">
      <DeskButton
        look="plain"
        aria-label={t`Month before`}
        onClick={() => onMonth(addDays(from, -1).slice(0, 7))}
      >
        <Glyph name="down" className="size-5 rotate-90 rtl:-rotate-90" />
      </DeskButton>
      <output className="min-w-36 text-center font-semibold">{deskMonth(month)}</output>
      <DeskButton
        look="plain"
        aria-label={t`Month after`}
        onClick={() => onMonth(addDays(to, 1).slice(0, 7))}
      >
        <Glyph name="down" className="size-5 -rotate-90 rtl:rotate-90" />
      </DeskButton>
    </div>
  );
}
