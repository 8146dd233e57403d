import { type Drill, told } from '../drill.ts';
import { runTests } from './run-tests.ts';

/** Every role makes every call. */
export const access: Drill = {
  name: 'access',
  what:
    'Every route of the contract is asked by each role about something of one’s own, something foreign and ' +
    'something that is not there (`server/test/matrix.test.ts`), without a token and with false and old ones ' +
    '(`server/test/access.test.ts`). A route without a row in the matrix fails `npm run check`.',
  mostMinutes: 15,
  run: () => runTests(['test/matrix.test.ts', 'test/access.test.ts']),
};

/** Whatever calls come in whatever order, the books balance. */
export const model: Drill = {
  name: 'model',
  what:
    'Random sequences of buying, using, booking, moving, cancelling, checking in, completing, missing and undoing ' +
    'it, of expiring, adjusting, freezing, prolonging, transferring and importing packages, and of selling, ' +
    'paying, refunding, voiding and closing the day, some of it at the same moment, against a plain book of what was ' +
    'accepted and the rules of what minutes and sessions are worth (`server/test/balances.test.ts`). A sequence that fails is ' +
    'shrunk and kept in `server/test/random-studio/once-failed.json`, which is played each time.',
  mostMinutes: 240,
  async run({ many, seed }) {
    const sequences = many(10_000, 30);
    const asked = { LIMBER_SEQUENCES: String(sequences), LIMBER_SEED: String(seed) };
    const env = { ...asked, LIMBER_KEEP: 'yes' };
    return [told('sequences', sequences), ...(await runTests(['test/balances.test.ts'], env))];
  },
};
