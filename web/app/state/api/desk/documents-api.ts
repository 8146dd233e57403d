import { byItself } from '../../by-itself.ts';
import type { Args, Reply } from '../call.ts';
import * as sold from '../calls/desk/clients/sold-packages.ts';
import * as calls from '../calls/desk/money/documents.ts';
import * as till from '../calls/desk/money/till.ts';
import { deskTillApi } from './till-api.ts';

/** Invoices and credit notes, and what is given back for them. */
const deskDocumentsApi = deskTillApi.injectEndpoints({
  endpoints: (build) => ({
    deskDocuments: build.query<Reply<typeof calls.listDocuments>, Args<typeof calls.listDocuments>>(
      {
        query: (args) => calls.listDocuments(args, byItself()),
        providesTags: ['Till'],
      },
    ),
    deskDocument: build.query<Reply<typeof calls.readDocument>, Args<typeof calls.readDocument>>({
      query: (args) => calls.readDocument(args, byItself()),
      providesTags: ['Till'],
    }),
    deskSale: build.query<Reply<typeof till.readSale>, Args<typeof till.readSale>>({
      query: (args) => till.readSale(args, byItself()),
      providesTags: ['Till'],
    }),
    deskSoldPackages: build.query<
      Reply<typeof sold.listSoldPackages>,
      Args<typeof sold.listSoldPackages>
    >({
      query: (args) => sold.listSoldPackages(args, byItself()),
      providesTags: ['Till'],
    }),
    /** Answers the address of the PDF within this page; who asks gives it back. */
    deskPdf: build.mutation<string, Args<typeof calls.printDocument>>({
      query: (args) => ({
        ...calls.printDocument(args),
        responseHandler: async (answer: Response) =>
          answer.ok ? URL.createObjectURL(await answer.blob()) : answer.json(),
      }),
    }),
    deskMailDocument: build.mutation<
      Reply<typeof calls.mailDocument>,
      Args<typeof calls.mailDocument>
    >({ query: calls.mailDocument }),
    deskRefund: build.mutation<Reply<typeof till.refundSale>, Args<typeof till.refundSale>>({
      query: till.refundSale,
      // Also after a refusal: what was shown is out of date.
      invalidatesTags: ['Till', 'Day'],
    }),
  }),
});

export const {
  useDeskDocumentsQuery,
  useDeskDocumentQuery,
  useDeskSaleQuery,
  useDeskSoldPackagesQuery,
  useDeskPdfMutation,
  useDeskMailDocumentMutation,
  useDeskRefundMutation,
} = deskDocumentsApi;
