import { Picture } from '../pictures/picture.tsx';

/** A figure at rest. Lazy, as only pages that fail need it. */
export function ErrorPicture() {
  return (
    <Picture
      slot="compression"
      sizes="(min-width: 64rem) 28rem, 16rem"
      className="size-full object-cover"
    />
  );
}
