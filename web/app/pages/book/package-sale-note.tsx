import { Trans } from '@lingui/react/macro';
import { phoneLink, useStudio } from '../../components/use-studio.ts';

/** How to buy a package: at the studio. */
export function PackageSaleNote() {
  const { phone } = useStudio();
  return (
    <p className="text-muted">
      <Trans>
        Packages are sold at the studio. Ask at the front desk or call{' '}
        <a href={phoneLink(phone)} className="font-semibold text-primary underline">
          <bdi>{phone}</bdi>
        </a>
        .
      </Trans>
    </p>
  );
}
