import { classNames } from '../../ui/class-names.ts';
import { type PictureSlot, resolvePicture } from './pictures.ts';

interface Props {
  slot: PictureSlot;
  /** How wide it is shown, as in the `sizes` of an `img`. */
  sizes: string;
  /** Left out where a heading beside it says the same. */
  alt?: string;
  className?: string;
  /** CSS object-position, where the place it is cropped to wants another than the picture's own. */
  focus?: string;
  /** In sight as soon as the page opens: loaded at once and before others. */
  first?: boolean;
}

/**
 * A picture of the house in the format and width that suits the device. Its place is reserved, a
 * blurred copy stands in it until it is there, and it loads when it comes near.
 */
export function Picture({
  slot,
  sizes,
  alt = '',
  className,
  focus: ownFocus,
  first = false,
}: Props) {
  const { src, width, height, sources, placeholder, ...picture } = resolvePicture(slot);
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
