import type { LookPicture } from '@limber/contract/terms/site/brand-look.ts';
import { classNames } from '../../ui/class-names.ts';
import { type PictureSlot, resolvePicture } from './pictures.ts';

interface Props {
  slot: PictureSlot;
  /** Where a studio can have a picture of its own instead. */
  place?: LookPicture;
  /** Width on screen, as in the `sizes` of an `img`. */
  sizes: string;
  /** Left out if a heading beside it says the same. */
  alt?: string;
  className?: string;
  /** CSS object-position, for a crop that needs another one than the picture's own. */
  focus?: string;
  /** Visible when the page opens: loaded at once and before others. */
  first?: boolean;
}

/**
 * A picture of ours, in the format and width that suits the device. Its place is reserved with a
 * blurred copy, and it loads when it comes near.
 */
export function Picture({
  slot,
  place,
  sizes,
  alt = '',
  className,
  focus: ownFocus,
  first = false,
}: Props) {
  const { src, width, height, sources, placeholder, ...picture } = resolvePicture(slot, place);
  const focus = ownFocus ?? picture.focus;
  return (
    <picture className="contents [&>source]:hidden">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        fetchPriority={first ? 'high' : undefined}
        className={classNames('dusk', className)}
        style={{
          objectPosition: focus,
          background: `${placeholder} ${focus} / cover`,
        }}
      />
    </picture>
  );
}
