import { ServiceType } from '@limber/contract/appointments.ts';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authReducer, setUser } from '../auth-slice.ts';
import { amina } from '../test-account.ts';
import { tokenReducer } from '../token-slice.ts';
import { api } from './api.ts';
import { bookingsApi } from './bookings-api.ts';

// Outside a browser an address needs its origin.
vi.hoisted(() => vi.stubEnv('VITE_API_BASE', 'http://studio.test/api/v1/'));

let sent: Request[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({}, { status: 201 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const booking = {
  services: [],
  therapist_id: 3,
  date: '2026-11-23',
  time: '14:30',
  duration: 60,
  total_price: 280,
  location: 'A',
  total_duration: 60,
};
const addresses = {
  service: 'appointment/appointments/',
  package: 'appointment/appointments/',
  mypackage: 'appointment/appointments/',
  shared_package: 'appointment/appointments/shared/',
  my_shared_package: 'appointment/appointments/shared/',
  unlimited_package: 'appointment/appointments/unlimited/',
  my_unlimited_package: 'appointment/appointments/unlimited/',
};

test.each(ServiceType.enum)(
  'a booking of the type %s goes to its address with its key @TYPE-01 @API-14 @API-15 @API-16',
  async (serviceType) => {
    const store = configureStore({
      reducer: { auth: authReducer, token: tokenReducer, [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const { createAppointment } = bookingsApi.endpoints;
    const asked = { ...booking, serviceType };
    store.dispatch(setUser(amina));
    await store.dispatch(createAppointment.initiate(asked));
    const [request] = sent;
    expect(request?.method).toBe('POST');
    expect(new URL(request?.url ?? '').pathname).toBe(`/api/v1/${addresses[serviceType]}`);
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
    expect(await request?.json()).toEqual(asked);
  },
);
