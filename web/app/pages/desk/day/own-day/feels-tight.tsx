import type { BodyPlace } from '@limber/contract/terms/site/body-places.ts';
import { useLingui } from '@lingui/react/macro';
import { TightPlaces } from '../../../../components/body/tight-places.tsx';

/** Where the client feels tight, where they said so. */
export function FeelsTight({ places }: { places: readonly BodyPlace[] }) {
  const { t } = useLingui();
  if (places.length === 0) return null;
  return (
    <span className="mt-2 block">
      <span className="sr-only">{t`Feels tight`}: </span>
      <TightPlaces places={places} />
    </span>
  );
}
