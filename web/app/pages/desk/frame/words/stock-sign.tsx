import { Plural, Trans } from '@lingui/react/macro';
import { Badge } from '../../../../ui/badge.tsx';

interface Props {
  /** Null: never received or counted. */
  pieces: number | null;
  low: boolean;
}

/** How many are in stock: what is low, and what needs a count, stands out. */
export function StockSign({ pieces, low }: Props) {
  if (pieces === null) return <span className="text-muted">–</span>;
  if (pieces < 0) {
    return (
      <Badge tone="err">
        <Trans>Count needed</Trans>
      </Badge>
    );
  }
  const left = <Plural value={pieces} one="# left" other="# left" />;
  return low ? <Badge tone="warn">{left}</Badge> : <span>{left}</span>;
}
