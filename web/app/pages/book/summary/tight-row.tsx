import type { BodyPlace } from '@limber/contract/terms/site/body-places.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { TightPlaces } from '../../../components/body/tight-places.tsx';

interface Props {
  places: readonly BodyPlace[];
  onForget(): void;
}

/** The row of the places that were touched on the body map; the therapist sees them too. */
export function TightRow({ places, onForget }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-2.5">
      <dt className="text-sm text-muted">
        <Trans>Feels tight</Trans>
      </dt>
      <dd>
        <button
          type="button"
          aria-label={t`Remove where you feel tight`}
          onClick={onForget}
          className="-my-2 inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-end text-sm font-semibold text-primary underline underline-offset-4"
        >
          <Trans>Remove</Trans>
        </button>
      </dd>
      <dd className="col-span-2 font-medium">
        <TightPlaces places={places} />
        <span className="block text-sm font-normal text-muted">
          <Trans>Your therapist sees it.</Trans>
        </span>
      </dd>
    </div>
  );
}
