import type { PrintedDocument } from '@limber/contract/desk/money/documents.ts';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useReplaceDocumentMutation } from '../../../../state/api/calls/desk/money/documents.ts';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { CompanyFields, isComplete, NO_COMPANY, trimmedCompany } from '../till/company-fields.tsx';

interface Props {
  number: string;
  payerId: number | undefined;
  onIssued(document: PrintedDocument): void;
}

/** Replaces an invoice by a full tax invoice to a company. */
export function CompanyInvoiceForm({ number, payerId, onIssued }: Props) {
  const [company, setCompany] = useState(NO_COMPANY);
  const [replace, { isLoading, error }] = useReplaceDocumentMutation();
  const { fields } = useRefusal(error);
  async function issue(event: FormEvent) {
    event.preventDefault();
    const { data } = await replace({ number, buyer: trimmedCompany(company) });
    if (data) onIssued(data);
  }
  return (
    <form onSubmit={(event) => void issue(event)} noValidate className="grid gap-4">
      <p className="max-w-prose text-sm text-muted">
        <Trans>
          A credit note cancels this invoice, and a full tax invoice to the company takes its place.
          No money moves.
        </Trans>
      </p>
      <CompanyFields company={company} onChange={setCompany} payerId={payerId} errors={fields} />
      <FormFoot error={error} disabled={isLoading || !isComplete(company)}>
        <Trans>Issue the invoice</Trans>
      </FormFoot>
    </form>
  );
}
