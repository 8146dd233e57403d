import { classNames } from '../../ui/class-names.ts';
import { OnPicture } from '../../ui/on-picture/on-picture.tsx';
import type { Quad } from '../../ui/on-picture/quad-matrix.ts';
import { Wordmark } from '../layout/wordmark.tsx';
import { Picture } from './picture.tsx';
import type { PictureSlot } from './pictures.ts';

interface Props {
  slot: PictureSlot;
  sizes: string;
  /** Of the box around both; the picture is shown whole, in its own proportions. */
  className?: string;
}

/** A picture of ours; where it shows a blank sign, the brand is put on it. */
export function SignedPicture({ slot, sizes, className }: Props) {
  const sign = signs[slot];
  return (
    <span className={classNames('relative block', className)}>
      <Picture slot={slot} sizes={sizes} className="aspect-3/2 w-full object-cover" />
      {sign && (
        <OnPicture pictureWidth={1200} quad={sign.board} width={600} height={104}>
          <span
            aria-hidden="true"
            className="grid size-full place-items-center forced-color-adjust-none"
            style={{ color: sign.letters, filter: sign.light }}
          >
            <Wordmark className="text-[69px]" />
          </span>
        </OnPicture>
      )}
    </span>
  );
}

interface Sign {
  /** The corners of the sign in the picture. */
  board: Quad;
  /** The colour of gold in that light, by day and by night. */
  letters: string;
  /** Glow of the letters at night, their shadow by day. */
  light: string;
}

const signs: Partial<Record<PictureSlot, Sign>> = {
  'al-warqa': {
    board: [
      [420.5, 189.5],
      [714.3, 205.8],
      [714.3, 256.2],
      [420.5, 242.5],
    ],
    letters: '#f3cf8b',
    light: 'drop-shadow(0 0 9px rgb(244 190 104 / 75%))',
  },
  'al-mizhar': {
    board: [
      [795, 220.4],
      [1023.6, 206.4],
      [1023.6, 247.6],
      [795.6, 258],
    ],
    letters: 'light-dark(#e8c988, #f3cf8b)',
    light:
      'drop-shadow(3px 5px 1px light-dark(rgb(4 24 20 / 60%), transparent)) drop-shadow(0 0 9px light-dark(transparent, rgb(244 190 104 / 75%)))',
  },
};
