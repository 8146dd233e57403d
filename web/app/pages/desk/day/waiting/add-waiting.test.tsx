// @vitest-environment happy-dom
import { testVerbs } from '../../../../components/test-answers/test-page.tsx';
import WaitingPage from './waiting-page.tsx';

const around = { at: '/desk/waiting?location=A' };

testVerbs({
  'a client is taken off the waiting list': {
    page: <WaitingPage />,
    around,
    does: ['Take off the list: Amina Haddad', 'Really take off'],
    asks: 'DELETE desk/waiting/A/6b7f0f5e-0d0f-4a5e-9d40-8a1c5a8f2f10/',
  },
});
