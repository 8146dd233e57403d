import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListStudioDiscountsQuery } from '../../../../state/api/calls/desk/studio/partners.ts';
import { deskTitle } from '../../frame/desk-title.ts';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { StudioList } from '../studio-list.tsx';
import { PartnerForm, typeWords } from './partner-form.tsx';

export const meta = deskTitle(msg`Partners`);

/** Partners' discounts for members, with the form of one. */
export default function PartnersPage() {
  const { t: say } = useLingui();
  const list = useListStudioDiscountsQuery();
  const named = useNameInLanguage();
  return (
    <StudioList
      title={say`Partners`}
      add={<Trans>New partner</Trans>}
      list={list}
      empty={{
        title: <Trans>No partners yet.</Trans>,
        about: (
          <Trans>
            Shops that give your members a discount stand here. Members find them in their profile.
          </Trans>
        ),
      }}
      form={(opened) => <PartnerForm {...opened} />}
      nameOf={({ partner_name: name }) => name}
      columns={[
        [say`Percent off`, ({ discount_percentage: percent }) => `${percent}%`],
        [say`Category`, ({ category }) => named(category) || '–'],
        [say`Where`, ({ partner_type: type }) => say(typeWords[type])],
        [
          say`Spare codes`,
          (discount) => (discount.online_discount_code === null ? '–' : discount.spare_codes),
        ],
      ]}
    />
  );
}
