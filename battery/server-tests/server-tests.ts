import { type Drill, told } from '../drill.ts';
import { runTests } from './run-tests.ts';

/** Every role makes every call. */
export const access: Drill['run'] = () => runTests(['test/matrix.test.ts', 'test/access.test.ts']);

/** Whatever calls come in whatever order, the books balance. */
export const model: Drill['run'] = async ({ many, seed }) => {
  const sequences = many(10_000, 30);
  const asked = { LIMBER_SEQUENCES: String(sequences), LIMBER_SEED: String(seed) };
  const env = { ...asked, LIMBER_KEEP: 'yes' };
  return [told('sequences', sequences), ...(await runTests(['test/balances.test.ts'], env))];
};
