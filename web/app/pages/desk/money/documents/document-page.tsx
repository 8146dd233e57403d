import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link, type MetaArgs, useNavigate, useParams, useSearchParams } from 'react-router';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { saveFrom } from '../../../../lib/save-file.ts';
import { deskDocumentPath, paths } from '../../../../paths.ts';
import { useReadClientQuery } from '../../../../state/api/calls/desk/clients/clients.ts';
import { useListSoldPackagesQuery } from '../../../../state/api/calls/desk/clients/sold-packages.ts';
import {
  useMailDocumentMutation,
  usePrintDocumentMutation,
  useReadDocumentQuery,
} from '../../../../state/api/calls/desk/money/documents.ts';
import { useListDueQuery } from '../../../../state/api/calls/desk/money/owed.ts';
import { useReadSaleQuery } from '../../../../state/api/calls/desk/money/till.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { lazyPart } from '../../../../ui/lazy/lazy-part.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskPage } from '../../frame/desk-page.tsx';
import { useKeptList, withList } from '../../frame/list-beside/list-address.ts';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { PaperTools, usePaper } from '../../frame/print-and-paper-choice.tsx';
import { useToastOfFailure } from '../../frame/refusal/use-toast-of-failure.ts';
import { DocumentSheet } from './document-sheet.tsx';
import { tipsIn } from './refund-parts.ts';
import { WhoPaid } from './who-paid.tsx';

const CompanyInvoiceForm = lazyPart(
  async () => (await import('./company-invoice-form.tsx')).CompanyInvoiceForm,
);
const RefundForm = lazyPart(async () => (await import('./refund-form.tsx')).RefundForm);

export function meta({ params }: MetaArgs) {
  return [{ title: params.number }, { name: 'robots', content: 'noindex' }];
}

/** An invoice or credit note: shown, printed, as PDF, by mail, and refunded. */
export default function DocumentPage() {
  const { t } = useLingui();
  const { number = '' } = useParams();
  const navigate = useNavigate();
  const [paper, choosePaper] = usePaper();
  const [params, setParams] = useSearchParams();
  const refunds = params.has('refund');
  const companies = params.has('company');
  const list = useKeptList();
  const ask = (what: string | null) =>
    setParams({ ...(list !== null && { list }), ...(what && { [what]: '' }) }, { replace: true });
  const query = useReadDocumentQuery({ number });
  const { data: document, error } = query;
  const said = useFailureText(error ? readFailure(error) : undefined);
  const { data: sale, ...sold } = useReadSaleQuery(
    { id: document?.sale_id ?? '', location: document?.location ?? '' },
    { skip: !document },
  );
  const { data: payer } = useReadClientQuery({ id: sale?.payer?.id ?? 0 }, { skip: !sale?.payer });
  const addressId = useId();
  const saleId = useId();
  const { data: due, isError: isUnknown } = useListDueQuery(
    { client_id: sale?.client?.id ?? 0 },
    { skip: !sale?.client || !refunds, refetchOnMountOrArgChange: true },
  );
  const hasPackage = sale?.lines.some(({ owned_package_id: id }) => id !== null) ?? false;
  const packages = useListSoldPackagesQuery(
    { id: sale?.id ?? '', location: sale?.location ?? '' },
    { skip: !refunds || !hasPackage, refetchOnMountOrArgChange: true },
  );
  const isRead = !hasPackage || packages.currentData !== undefined || packages.isError;
  const left = sale && !sale.voided ? sale.total - sale.refunded : 0;
  const tips = sale && !sale.voided ? tipsIn(sale).length : 0;
  const canGoBack = left + tips > 0 || (sale?.overpaid ?? 0) > 0;
  const canBeReplaced =
    document?.kind === 'invoice' &&
    document.replaced_by === null &&
    sale &&
    !sale.voided &&
    (left > 0 || sale.refunded === 0);
  const others = sale?.documents.filter((each) => each.number !== number) ?? [];
  return (
    <DeskPage
      back={{ to: paths.deskDocuments, name: <Trans>All invoices and credit notes</Trans> }}
      title={
        <bdi dir="ltr" translate="no">
          {number}
        </bdi>
      }
      actions={
        <>
          {document && (
            <>
              <PaperTools paper={paper} choose={choosePaper} />
              <Pdf number={number} />
              <Mail number={number} describedBy={payer && addressId} />
            </>
          )}
          {canBeReplaced && (
            <DeskButton onClick={() => ask('company')}>
              <Trans>Invoice to a company</Trans>
            </DeskButton>
          )}
          {document?.kind === 'invoice' && canGoBack && (
            <DeskButton onClick={() => ask('refund')} className="text-err">
              <Trans>Refund</Trans>
            </DeskButton>
          )}
        </>
      }
    >
      {sold.isError && !sale && (
        <ErrorState title={<Trans>The sale could not be loaded.</Trans>} onRetry={sold.refetch} />
      )}
      {!document && (
        <LoadingOrFailed
          of={query}
          failed={said.detail ?? <Trans>The document could not be loaded.</Trans>}
        />
      )}
      {document && (
        <div className="paper-beside">
          <DocumentSheet document={document} paper={paper} />
          {sale && (
            <aside
              aria-labelledby={saleId}
              className="min-w-0 rounded-card border border-hairline bg-surface p-4"
            >
              <h2 id={saleId} className="type-3">
                <Trans>The sale</Trans>
              </h2>
              <WhoPaid sale={sale} address={payer?.email} addressId={addressId} />
              {others.length > 0 && <OfSameSale others={others} list={list} />}
            </aside>
          )}
        </div>
      )}
      {canBeReplaced && (
        <Dialog
          open={companies}
          onClose={() => ask(null)}
          title={<Trans>Invoice to a company</Trans>}
          closeLabel={t`Close`}
        >
          <CompanyInvoiceForm
            number={number}
            payerId={sale.payer?.id}
            onIssued={(issued) => navigate(withList(deskDocumentPath(issued.number), list))}
          />
        </Dialog>
      )}
      {sale && canGoBack && (
        <Dialog
          open={refunds}
          onClose={() => ask(null)}
          title={<Trans>Refund</Trans>}
          closeLabel={t`Close`}
        >
          {(due || isUnknown || !sale.client) && isRead && (
            <RefundForm
              sale={sale}
              proposal={Number(params.get('refund')) || undefined}
              owedToClient={due?.back ?? []}
              packages={packages.currentData ?? []}
              onRefunded={(note) => {
                if (note) return navigate(withList(deskDocumentPath(note), list));
                ask(null);
                showToast(
                  'success',
                  sale.overpaid > 0 ? t`The money was given back.` : t`The tip was given back.`,
                );
              }}
            />
          )}
        </Dialog>
      )}
    </DeskPage>
  );
}

interface OfSameSaleProps {
  others: Sale['documents'];
  /** The list that the document was opened from. */
  list: string | null;
}

function OfSameSale({ others, list }: OfSameSaleProps) {
  return (
    <div className="mt-3 border-t border-hairline pt-3">
      <h3 className="text-sm text-muted">
        <Trans>Of the same sale</Trans>
      </h3>
      {others.map((each) => (
        <Link
          key={each.number}
          to={withList(deskDocumentPath(each.number), list)}
          className="link flex min-h-11 w-fit items-center lg:min-h-9"
        >
          <bdi dir="ltr" translate="no">
            {each.number}
          </bdi>
        </Link>
      ))}
    </div>
  );
}

/** Loaded with the access token, so the link is made from the loaded file. */
function Pdf({ number }: { number: string }) {
  const tellFailure = useToastOfFailure();
  const [fetchPdf, { isLoading }] = usePrintDocumentMutation();
  const save = async () => {
    const { data: url, error } = await fetchPdf({ number });
    if (!url) {
      return tellFailure(error);
    }
    saveFrom(url, `${number}.pdf`);
  };
  return (
    <DeskButton disabled={isLoading} onClick={save}>
      <Trans>PDF</Trans>
    </DeskButton>
  );
}

function Mail({ number, describedBy }: { number: string; describedBy: string | undefined }) {
  const { t } = useLingui();
  const tellFailure = useToastOfFailure();
  const [send, { isLoading }] = useMailDocumentMutation();
  const mail = async () => {
    const { data, error } = await send({ number });
    if (data) return showToast('success', t`It is on its way to ${data.to}.`);
    tellFailure(error);
  };
  return (
    <DeskButton disabled={isLoading} onClick={mail} aria-describedby={describedBy}>
      <Trans>Send by mail</Trans>
    </DeskButton>
  );
}
