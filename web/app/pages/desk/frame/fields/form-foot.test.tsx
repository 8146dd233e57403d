import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { FormFoot } from './form-foot.tsx';

const ofField = { status: 400, data: { detail: 'Please check: day.', fields: { from: 'Wrong' } } };
const said = (error: unknown, alsoOfFields = false) =>
  textOf(
    drawn(
      <FormFoot error={error} alsoOfFields={alsoOfFields} busy={false}>
        Save
      </FormFoot>,
    ),
  );

test('what is said beside a field is said as a whole only where a form has not each field', () => {
  expect(said(undefined)).toBe('Save');
  expect(said(ofField)).toBe('Save');
  expect(said(ofField, true)).toBe('Please check: day. Save');
  expect(said({ status: 409, data: { detail: 'Closed by now.' } })).toBe('Closed by now. Save');
  expect(said({ status: 'FETCH_ERROR' })).toContain('check your connection');
});
