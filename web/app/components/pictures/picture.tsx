import type { LookPicture } from '@limber/contract/terms/site/brand-look.ts';
import { classNames } from '../../ui/class-names.ts';
import { type PictureSlot, resolveAddress, resolvePicture } from './pictures.ts';
import type { ResolvedPicture, UploadUse } from './resolve-file.ts';

interface Shown {
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

interface OurProps extends Shown {
  slot: PictureSlot;
  /** Where a studio can have a picture of its own instead. */
  place?: LookPicture;
}

/** A picture of ours, or the studio's in its place. */
export function Picture({ slot, place, ...shown }: OurProps) {
  return <Drawn picture={resolvePicture(slot, place)} {...shown} />;
}

interface AddressProps extends Shown {
  address: string;
  use: UploadUse;
}

/** The picture at an address, such as that of a therapist. */
export function PictureAt({ address, use, ...shown }: AddressProps) {
  return <Drawn picture={resolveAddress(address, use)} {...shown} />;
}

/**
 * A picture, or a pair of day and night. Only styles know the theme, so both are drawn; the hidden one
 * is lazy and never loaded.
 */
function Drawn({ picture, ...shown }: Shown & { picture: ResolvedPicture }) {
  const { night, ...day } = picture;
  if (!night) return <One picture={day} {...shown} filter="dusk" frame="contents" />;
  return (
    <>
      <One picture={day} {...shown} pair frame="contents dark:hidden" />
      <One picture={night} {...shown} pair frame="hidden dark:contents" />
    </>
  );
}

interface OneProps extends Shown {
  picture: ResolvedPicture;
  /** Of the element around the image. */
  frame: string;
  filter?: string;
  /** Whether the other theme has another one: hidden, it must not be loaded. */
  pair?: boolean;
}

/**
 * A picture in the format and width that suits the device. Its place is reserved, for ours with a blurred
 * copy, and it loads when it comes near.
 */
function One({
  picture: { src, width, height, sources, placeholder, ...picture },
  sizes,
  alt = '',
  className,
  focus = picture.focus,
  first = false,
  frame,
  filter,
  pair = false,
}: OneProps) {
  return (
    <picture className={`${frame} [&>source]:hidden`}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={first && !pair ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        fetchPriority={first ? 'high' : undefined}
        className={classNames(filter, className)}
        style={{
          objectPosition: focus || undefined,
          background: placeholder ? `${placeholder} ${focus} / cover` : undefined,
        }}
      />
    </picture>
  );
}
