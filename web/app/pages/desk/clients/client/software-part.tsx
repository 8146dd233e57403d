import { Trans } from '@lingui/react/macro';
import { useListApiKeysQuery } from '../../../../state/api/calls/desk/software/software-access.ts';
import { KeysOfPeople } from '../../frame/keys-of-people.tsx';
import { TitledSection } from '../../frame/titled-section.tsx';

/** The keys by which software acts for a client, where there are some. */
export function SoftwarePart({ id }: { id: number }) {
  const { data } = useListApiKeysQuery({ account_id: id });
  if (!data?.length) return null;
  return (
    <TitledSection title={<Trans>Software that acts for them</Trans>}>
      <KeysOfPeople keys={data} />
    </TitledSection>
  );
}
