import type { Therapist } from '@limber/contract/catalogue.ts';
import type { Gender } from '@limber/contract/values/people.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from './picture.tsx';
import { slotAt } from './pictures.ts';

interface Props {
  therapist: Pick<Therapist, 'photo' | 'gender'>;
  /** Width on screen, as in the `sizes` of an `img`. */
  sizes: string;
  className?: string;
}

/** The therapist's photo, otherwise the placeholder by gender. */
export function TherapistPortrait({ therapist, sizes, className }: Props) {
  const address = therapist.photo ?? `/media/${placeholderOf(therapist)}.webp`;
  const slot = slotAt(address);
  if (slot) return <Picture slot={slot} sizes={sizes} className={className} />;
  return (
    <img
      src={address}
      alt=""
      width="800"
      height="800"
      loading="lazy"
      className={classNames('dusk', className)}
    />
  );
}

/** Placeholder for a therapist without a photo. */
export function placeholderOf(therapist: {
  gender?: string | undefined;
  user?: { gender?: string | undefined } | undefined;
}): Gender {
  return (therapist.gender ?? therapist.user?.gender) === 'female' ? 'female' : 'male';
}
