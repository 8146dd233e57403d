import { Trans, useLingui } from '@lingui/react/macro';
import { useListTherapistsQuery } from '../../../../../state/api/catalogue-api.ts';
import { DeskSelect } from '../../../frame/fields/desk-field.tsx';

interface Props {
  adviser: number | undefined;
  onChoose(adviser: number | undefined): void;
}

/** The therapist whose commission a product is. */
export function AdvisedBy({ adviser, onChoose }: Props) {
  const { t } = useLingui();
  const { data = [] } = useListTherapistsQuery();
  return (
    <DeskSelect
      label={<Trans>Advised by</Trans>}
      value={adviser ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
      options={data.map(({ id, full_name }) => [id, full_name])}
    >
      <option value="">{t`Nobody`}</option>
    </DeskSelect>
  );
}
