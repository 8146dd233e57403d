import { Picture } from '../pictures/picture.tsx';

/** Somebody rests meanwhile. Comes late: pages that do not fail need none of it. */
export function ErrorPicture() {
  return (
    <Picture
      slot="compression"
      sizes="(min-width: 64rem) 28rem, 16rem"
      className="size-full object-cover"
    />
  );
}
