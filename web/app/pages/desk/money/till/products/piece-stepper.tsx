import { Trans, useLingui } from '@lingui/react/macro';
import { DeskButton } from '../../../frame/desk-button.tsx';

interface Props {
  name: string;
  pieces: number;
  /** By the books; null: nothing was received or counted. */
  stock: number | null;
  onChange(pieces: number): void;
}

/** How many pieces of a product are sold, with a warning when the books say that there are fewer. */
export function PieceStepper({ name, pieces, stock, onChange }: Props) {
  const { t } = useLingui();
  const left = Math.max(0, stock ?? 0);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="inline-flex items-center gap-1">
        <DeskButton
          disabled={pieces === 1}
          onClick={() => onChange(pieces - 1)}
          aria-label={t`One ${name} fewer`}
        >
          −
        </DeskButton>
        <output className="min-w-8 text-center font-semibold tabular-nums">{pieces}</output>
        <DeskButton onClick={() => onChange(pieces + 1)} aria-label={t`One more ${name}`}>
          +
        </DeskButton>
      </span>
      {stock !== null && pieces > stock && (
        <span role="status" className="text-sm font-medium text-warn">
          <Trans>By the books {left} are left. Sell what you hold; a count is needed after.</Trans>
        </span>
      )}
    </div>
  );
}
