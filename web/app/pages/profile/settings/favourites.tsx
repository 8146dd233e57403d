import type { Therapist } from '@limber/contract/catalogue.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { PictureAt } from '../../../components/pictures/picture.tsx';
import { TherapistName } from '../../../components/therapists/therapist-name.tsx';
import {
  useListTherapistsQuery,
  useMarkFavouriteMutation,
} from '../../../state/api/catalogue-api.ts';
import { readFailure } from '../../../state/api/failure.ts';
import { classNames } from '../../../ui/class-names.ts';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { LoadingOrError } from '../../../ui/skeleton.tsx';
import { useLocationName } from '../use-location-name.ts';

/** Every therapist with a heart; favourites come first, as in booking. */
export function Favourites() {
  const { t } = useLingui();
  const query = useListTherapistsQuery();
  const team = query.data;
  // After the first press the order stays, so that nothing jumps away under the finger. Not before:
  // the first list may be a cached one.
  const [heldOrder, setHeldOrder] = useState<number[]>();
  if (!team) {
    return (
      <LoadingOrError
        of={query}
        failed={<Trans>We could not load our team.</Trans>}
        label={t`Loading our team...`}
      />
    );
  }
  const order = heldOrder ?? inOrder(team);
  const shown = [...team].sort((a, b) => positionIn(order, a) - positionIn(order, b));
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">
        <Trans>Favourites stand first when you book.</Trans>
      </p>
      <ul className="grid grid-cols-1 gap-x-5 gap-y-2 sm:grid-cols-2">
        {shown.map((therapist) => (
          <Row key={therapist.id} therapist={therapist} onToggle={() => setHeldOrder(order)} />
        ))}
      </ul>
    </div>
  );
}

function Row({ therapist, onToggle }: { therapist: Therapist; onToggle: () => void }) {
  const { t } = useLingui();
  const [follow] = useMarkFavouriteMutation();
  const branch = useLocationName(therapist.location);
  const { full_name: name, favourite } = therapist;

  async function toggle() {
    onToggle();
    const answer = await follow({ id: therapist.id, follow: !favourite });
    if (!answer.error) return;
    const { detail } = readFailure(answer.error);
    showToast('error', detail ?? t`We could not save that. Please try again.`);
  }

  return (
    <li className="flex items-center gap-3 rounded-control border border-hairline bg-surface p-3">
      <span className="size-14 shrink-0 overflow-hidden rounded-full">
        <TherapistPhoto therapist={therapist} className="size-full" />
      </span>
      <div className="min-w-0 grow">
        <p className="font-semibold">
          <TherapistName name={name} />
        </p>
        <p className="truncate text-sm text-muted">{branch}</p>
      </div>
      <button
        type="button"
        aria-pressed={favourite}
        aria-label={t`${name} is a favourite`}
        onClick={toggle}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ember hover:bg-tint"
      >
        <Heart aria-hidden="true" className={classNames('size-6', favourite && 'fill-current')} />
      </button>
    </li>
  );
}

function inOrder(team: readonly Therapist[]): number[] {
  return [...team].sort((a, b) => Number(b.favourite) - Number(a.favourite)).map(({ id }) => id);
}

function positionIn(order: readonly number[], { id }: Therapist): number {
  const index = order.indexOf(id);
  return index === -1 ? Number.MAX_SAFE_INTEGER : index;
}

interface Props {
  therapist: Pick<Therapist, 'photo' | 'gender'>;
  className: string;
}

/** A therapist's small photo, otherwise the placeholder by gender. */
function TherapistPhoto({ therapist, className }: Props) {
  const address = therapist.photo ?? `/media/${therapist.gender}.webp`;
  return (
    <PictureAt
      address={address}
      use="therapist"
      sizes="4rem"
      className={`bg-line/20 object-cover object-[50%_20%] ${className}`}
    />
  );
}
