import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { FormFoot } from './form-foot.tsx';

const ofField = { status: 400, data: { detail: 'Please check: day.', fields: { from: 'Wrong' } } };
const said = (error: unknown, alsoOfFields = false) =>
  textOf(
    drawn(
      <FormFoot error={error} alsoOfFields={alsoOfFields} disabled={false}>
        Save
      </FormFoot>,
    ),
  );

test('errors of fields are repeated for the whole form only if it lacks one of the fields', () => {
  expect(said(undefined)).toBe('Save');
  expect(said(ofField)).toBe('Save');
  expect(said(ofField, true)).toBe('Please check: day. Save');
  expect(said({ status: 409, data: { detail: 'Closed by now.' } })).toBe('Closed by now. Save');
  expect(said({ status: 'FETCH_ERROR' })).toContain('check your connection');
});
