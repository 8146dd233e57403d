import * as bookings from '@limber/contract/bookings.ts';
import * as clientPlans from '@limber/contract/desk/clients/plans.ts';
import * as fees from '@limber/contract/desk/money/fees.ts';
import * as links from '@limber/contract/desk/money/payment-links.ts';
import * as tasks from '@limber/contract/desk/money/payment-tasks.ts';
import { askPayouts } from '@limber/contract/desk/money/payouts.ts';
import * as terms from '@limber/contract/desk/studio/payment-terms.ts';
import * as gifts from '@limber/contract/paying/gift-cards.ts';
import * as plans from '@limber/contract/paying/plans.ts';
import * as cards from '@limber/contract/paying/saved-card.ts';
import * as payments from '@limber/contract/payments.ts';
import type { FastifyInstance } from 'fastify';
import { type HttpDeps, serve, serveVerb } from '../../platform/http/serve-calls.ts';
import { parseBooking } from '../bookings/booking/parse-booking.ts';
import { readTermsOnSite } from '../gift-cards/read-and-change-terms.ts';
import { holderOf } from '../scheduling/holding/hold-cookie.ts';
import { bookWithPayment } from './ask-for-payment.ts';
import { addCard, readCard, removeCard } from './cards/add-card.ts';
import type { PaymentDeps } from './deps.ts';
import { closePaymentTask, sendRefundAgain } from './desk-tasks/close-task.ts';
import { listPaymentTasks } from './desk-tasks/list-tasks.ts';
import { decideFee, listFees, listFeesOfClient } from './fees/announce-or-waive-fee.ts';
import { beginGift } from './gifts/begin-gift.ts';
import { mailPaymentLink, makePaymentLink } from './links/make-link.ts';
import { withdrawPaymentLink } from './links/withdraw-link.ts';
import { askForPayoutsNow } from './payouts/ask-for-payouts.ts';
import { beginPlan, payPlan } from './plans/begin-plan.ts';
import { changeClientPlan, changePlan } from './plans/change-plan.ts';
import { listClientPlans, listOwnPlans } from './plans/list-plans.ts';
import { providerRoutes } from './provider-routes.ts';
import { endOnlinePayment, readOnlinePayment } from './read-payment.ts';
import { changeTerms, listTerms } from './terms/change-terms.ts';
import { readWays } from './terms/read-ways-to-pay.ts';

const posts = [
  { route: bookings.createAppointment, types: ['service', 'package', 'mypackage'] },
  { route: bookings.createSharedAppointment, types: ['shared_package', 'my_shared_package'] },
  {
    route: bookings.createUnlimitedAppointment,
    types: ['unlimited_package', 'my_unlimited_package'],
  },
] as const;

/** The calls for a client's bookings, which may have to be paid first, and for payments. */
export function paymentRoutes(app: FastifyInstance, deps: HttpDeps & PaymentDeps): void {
  for (const { route, types } of posts) {
    serve(app, deps, route, ({ actor, body, cookies, now }) => {
      const { pay, gift_card_id: giftCardId, ...request } = body;
      const wanted = {
        ...{ request: parseBooking(request), holder: holderOf(actor, cookies) },
        ...{ clientId: actor.accountId, desk: null, types, pay, giftCardId },
      };
      return bookWithPayment(deps, actor, wanted, now);
    });
  }
  serve(app, deps, payments.readWaysToPay, ({ actor }) =>
    readWays(deps.db, actor?.accountId ?? null, deps.provider !== null),
  );
  serve(app, deps, payments.readOnlinePayment, ({ actor, params, now }) =>
    readOnlinePayment(deps, actor, params.id, now),
  );
  serve(app, deps, payments.endOnlinePayment, ({ actor, params, now }) =>
    endOnlinePayment(deps, actor, params.id, now),
  );
  serve(app, deps, cards.readCard, ({ actor, now }) => readCard(deps, actor, now));
  serve(app, deps, cards.addCard, ({ actor, now }) => addCard(deps, actor, now));
  serve(app, deps, cards.removeCard, ({ actor }) => removeCard(deps, actor));
  planRoutes(app, deps);
  serve(app, deps, gifts.readGiftCardsOnSite, () =>
    readTermsOnSite(deps.db, deps.provider !== null),
  );
  serveVerb(app, deps, gifts.buyGiftCard, beginGift, deps);
  serve(app, deps, fees.listFees, ({ query: { location }, language }) =>
    listFees(deps.db, { location, language }),
  );
  serve(app, deps, fees.listFeesOfClient, ({ query: { client_id: clientId }, language }) =>
    listFeesOfClient(deps.db, { clientId, language }),
  );
  serve(app, deps, fees.decideFee, ({ actor, body, language, now }) => {
    const { location, booking_id: bookingId, amount, reason } = body;
    return decideFee(deps, actor, { location, language, bookingId, amount, reason }, now);
  });
  serveVerb(app, deps, links.makePaymentLink, makePaymentLink, deps);
  serveVerb(app, deps, links.mailPaymentLink, mailPaymentLink, deps);
  serveVerb(app, deps, links.withdrawPaymentLink, withdrawPaymentLink, deps);
  serve(app, deps, tasks.listPaymentTasks, ({ actor, query, language }) =>
    listPaymentTasks(deps.db, actor, { ...query, language }),
  );
  serve(app, deps, tasks.closePaymentTask, ({ actor, params, body, language, now }) =>
    closePaymentTask(deps, actor, { ...params, ...body, language }, now),
  );
  serve(app, deps, tasks.sendRefundAgain, ({ actor, params, body, language, now }) =>
    sendRefundAgain(deps, actor, { ...params, ...body, language }, now),
  );
  serve(app, deps, askPayouts, ({ now }) => askForPayoutsNow(deps, now));
  serve(app, deps, terms.listPaymentTerms, () => listTerms(deps.db, deps.provider));
  serveVerb(app, deps, terms.changePaymentTerms, changeTerms, deps);
  const { provider } = deps;
  if (provider) providerRoutes(app, { ...deps, provider });
}

/** The calls for plans, of their clients and at the desk. */
function planRoutes(app: FastifyInstance, deps: HttpDeps & PaymentDeps): void {
  serve(app, deps, plans.listOwnPlans, ({ actor, language, now }) =>
    listOwnPlans(deps, actor, language, now),
  );
  serve(app, deps, plans.beginPlan, ({ actor, body, now }) => {
    const { option_id: optionId, price, location } = body;
    return beginPlan(deps, actor, { optionId, price, location }, now);
  });
  serve(app, deps, plans.payPlan, ({ actor, params, now }) => payPlan(deps, actor, params.id, now));
  serve(app, deps, plans.changePlan, ({ actor, params, body, language, now }) =>
    changePlan(deps, actor, { ...params, ...body }, language, now),
  );
  serve(app, deps, clientPlans.listClientPlans, ({ params, language, now }) =>
    listClientPlans(deps.db, params.id, language, now),
  );
  serve(app, deps, clientPlans.changeClientPlan, ({ actor, params, body, language, now }) =>
    changeClientPlan(deps, actor, { ...params, ...body }, language, now),
  );
}
