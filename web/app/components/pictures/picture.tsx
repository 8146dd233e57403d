import { type PictureSlot, resolvePicture } from './pictures.ts';

interface Props {
  slot: PictureSlot;
  /** How wide it is shown, as in the `sizes` of an `img`. */
  sizes: string;
  /** Left out where a heading beside it says the same. */
  alt?: string;
  className?: string;
  /** In sight as soon as the page opens: loaded at once and before others. */
  first?: boolean;
}

/**
 * A picture of the house in the format and width that suits the device. Its place is reserved, a
 * blurred copy stands in it until it is there, and it loads when it comes near.
 */
export function Picture({ slot, sizes, alt = '', className, first = false }: Props) {
  const { src, width, height, focus, sources, placeholder } = resolvePicture(slot);
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
        className={className}
        style={{
          objectPosition: focus,
          background: `${placeholder} ${focus} / cover`,
        }}
      />
    </picture>
  );
}
