// STRIPE_SECRET_KEY=sk_test_… npm run smoke:stripe: tries the adapter of Stripe with a test key.
import { randomUUID } from 'node:crypto';
import { tryStripe } from './try-stripe.ts';

const { STRIPE_SECRET_KEY = '', STRIPE_API_URL, CURRENCY = 'AED' } = process.env;
try {
  await tryStripe({
    ...{ secretKey: STRIPE_SECRET_KEY, url: STRIPE_API_URL, currency: CURRENCY },
    ...{ paymentId: randomUUID(), now: new Date(), say: console.log },
  });
  console.log('Everything is as the product needs it.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
