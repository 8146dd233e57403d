import type { Therapist } from '@limber/contract/catalogue.ts';
import type { Gender } from '@limber/contract/values/people.ts';
import { PictureAt } from './picture.tsx';

interface Props {
  therapist: Pick<Therapist, 'photo' | 'gender'>;
  /** Width on screen, as in the `sizes` of an `img`. */
  sizes: string;
  className?: string;
}

/** The therapist's photo, otherwise the placeholder by gender. */
export function TherapistPortrait({ therapist, sizes, className }: Props) {
  const address = therapist.photo ?? `/media/${placeholderOf(therapist)}.webp`;
  return <PictureAt address={address} use="therapist" sizes={sizes} className={className} />;
}

/** Placeholder for a therapist without a photo. */
export function placeholderOf(therapist: {
  gender?: string | undefined;
  user?: { gender?: string | undefined } | undefined;
}): Gender {
  return (therapist.gender ?? therapist.user?.gender) === 'female' ? 'female' : 'male';
}
