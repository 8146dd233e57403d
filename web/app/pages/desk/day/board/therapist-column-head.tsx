import type { DayTherapist } from '@limber/contract/desk/day/day.ts';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { TherapistLine } from '../../frame/words/therapist-line.tsx';

interface Props {
  therapist: Pick<DayTherapist, 'id' | 'name' | 'off'>;
  date: string;
}

/**
 * The head of a column: the therapist's name. It links to the sessions that their absence leaves,
 * or to the form that records them sick.
 */
export function TherapistColumnHead({ therapist: { id, name, off }, date }: Props) {
  const { t } = useLingui();
  const [away] = off;
  return (
    <Link
      to={away ? `${paths.away}/${away.id}` : `${paths.rota}?sick=${id}&day=${date}`}
      title={away ? t`Who covers their sessions` : t`Note that they are sick`}
      className="block leading-6 after:absolute after:inset-0 hover:underline"
    >
      <TherapistLine name={name} />
    </Link>
  );
}
