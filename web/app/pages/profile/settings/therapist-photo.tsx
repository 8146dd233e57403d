import type { Therapist } from '@limber/contract/catalogue.ts';
import { Picture } from '../../../components/pictures/picture.tsx';
import { slotAt } from '../../../components/pictures/pictures.ts';

interface Props {
  therapist: Pick<Therapist, 'photo' | 'gender'>;
  className: string;
}

/** A therapist's small photo, otherwise the placeholder by gender. */
export function TherapistPhoto({ therapist, className }: Props) {
  const address = therapist.photo ?? `/media/${therapist.gender}.webp`;
  const slot = slotAt(address);
  const classes = `bg-line/20 object-cover object-[50%_20%] ${className}`;
  if (slot) return <Picture slot={slot} sizes="4rem" className={classes} />;
  return <img src={address} alt="" width="200" height="200" loading="lazy" className={classes} />;
}
