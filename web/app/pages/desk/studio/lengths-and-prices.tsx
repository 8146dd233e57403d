import { Plural } from '@lingui/react/macro';
import { deskAmount } from '../frame/words/desk-amounts.ts';

interface Priced {
  /** Minutes; null: unlimited. */
  readonly time: number | null;
  readonly price: number;
  /** The id of a size. */
  readonly id?: number;
}

/** Prices of the lengths of a service or the sizes of a package, with units. */
export function LengthsAndPrices({ of }: { of: readonly Priced[] }) {
  return (
    // Beside a form they do not fit on one line.
    <span className="desk-table-wide flex flex-wrap gap-x-3">
      {of.map(({ id, time, price }) => (
        <span key={id ?? time}>
          {time !== null && (
            <>
              <span className="whitespace-nowrap">
                <Plural value={time} one="# min" other="# min" />:
              </span>{' '}
            </>
          )}
          <span className="whitespace-nowrap">{deskAmount(price)}</span>
        </span>
      ))}
    </span>
  );
}
