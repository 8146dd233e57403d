import type { StudioDiscount } from '@limber/contract/desk/studio/partners.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useAddSpareCodesMutation } from '../../../../state/api/calls/desk/studio/partners.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskTextArea } from '../../frame/fields/desk-field.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { saidOf } from '../use-thing.ts';

/** Codes given out when the usual one fails; adds new ones, one per line. */
export function SpareCodes({ discount }: { discount: StudioDiscount }) {
  const { t } = useLingui();
  const [add, { error, isLoading }] = useAddSpareCodesMutation();
  const { fields, whole } = useRefusal(error);
  const { register, handleSubmit, reset } = useForm({ defaultValues: { codes: '' } });
  async function send({ codes }: { codes: string }) {
    const typed = codes.split(/\s+/).filter((code) => code !== '');
    if (typed.length === 0) return;
    const { data } = await add({ id: discount.id, codes: typed });
    if (data) reset();
  }
  return (
    <form
      aria-label={t`Spare codes`}
      onSubmit={handleSubmit(send)}
      className="desk-labelled grid gap-3 border-t border-hairline pt-3"
    >
      <DeskTextArea
        label={<Trans>Spare codes to add, one per line</Trans>}
        hint={
          <Plural
            value={discount.spare_codes}
            _0="None is left to hand out."
            one="# is left to hand out."
            other="# are left to hand out."
          />
        }
        error={saidOf('codes', fields)[0] ?? whole}
        {...register('codes')}
        rows={3}
        dir="ltr"
        maxLength={60_000}
      />
      <DeskButton type="submit" disabled={isLoading} className="justify-self-start">
        <Trans>Add codes</Trans>
      </DeskButton>
    </form>
  );
}
