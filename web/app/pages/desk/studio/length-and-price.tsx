import { Plural } from '@lingui/react/macro';
import { deskAed } from '../frame/words/desk-aed.ts';

interface Props {
  /** Minutes; null: unlimited. */
  time: number | null;
  /** AED. */
  price: number;
}

/** Price of one length of a service or one size of a package, with units. */
export function LengthAndPrice({ time, price }: Props) {
  return (
    <span>
      {time !== null && (
        <>
          <span className="whitespace-nowrap">
            <Plural value={time} one="# min" other="# min" />:
          </span>{' '}
        </>
      )}
      <span className="whitespace-nowrap">{deskAed(price)}</span>
    </span>
  );
}
