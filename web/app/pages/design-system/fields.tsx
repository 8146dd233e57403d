import { useState } from 'react';
import { digitsOfCode } from '../../lib/digits-of-code.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { CodeInput } from '../../ui/field/code-input.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Specimen } from './specimen.tsx';

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

export function Fields() {
  const [code, setCode] = useState('123');
  return (
    <Specimen title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" placeholder="Placeholder" />
        <TextField label="With a hint" hint="Letters and spaces" defaultValue="Amina" />
        <TextField label="Wrong" error="Enter an e-mail address." defaultValue="amina@" />
        <TextField label="Only to read" readOnly defaultValue="amina@client.example" />
        <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
        <SelectField label="Select" hint="The platform's own list">
          <option>Al Warqa</option>
          <option>Al Mizhar</option>
        </SelectField>
        <TextArea label="Several lines" hint="Anything we should know" />
        <TextArea label="Several lines, wrong" error="Please shorten this." defaultValue="…" />
        <RadioGroup legend="Gender" name="gender" options={genders} />
        <RadioGroup legend="Gender" name="none" options={genders} error="Please choose one." />
        <Checkbox defaultChecked>I have read and agree to the cancellation policy</Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
        <CodeInput
          label="6-digit code"
          value={code}
          onChange={(typed) => setCode(digitsOfCode(typed))}
          hint="From your e-mail"
        />
        <CodeInput label="Wrong code" value="999999" onChange={() => {}} error="Invalid OTP." />
        <CodeInput label="While it is checked" value="123456" onChange={() => {}} disabled />
      </div>
    </Specimen>
  );
}
