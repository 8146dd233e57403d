import { PHONE_DIGITS } from '@limber/contract/terms/telephone.ts';
import { describe, expect, test } from 'vitest';
import { normalEmail } from './email-rules.ts';
import { personOf, problemsOf } from './personal-details-rules.ts';

const TODAY = '2026-03-04';

describe('an e-mail address', () => {
  test('is stored trimmed and in lower case @VALID-02', () => {
    expect(normalEmail('  Amina.Haddad+yoga@Client.Example ')).toBe(
      'amina.haddad+yoga@client.example',
    );
  });

  test.each([
    'a@b.co',
    "o'neil@client.example",
    'x_y-z@mail.client.example',
    `${'a'.repeat(64)}@client.example`,
  ])('%s is valid', (address) => expect(normalEmail(address)).toBe(address));

  test.each([
    '',
    'amina',
    '@client.example',
    'amina@',
    'amina@localhost',
    'erased-7@erased.invalid',
    'amina@client..example',
    'amina@-client.example',
    '.amina@client.example',
    'amina.@client.example',
    'ami..na@client.example',
    'ami na@client.example',
    'a@b.co, c@d.co',
    'amina@client.example\r\nbcc: x@client.example',
    'Amina <amina@client.example>',
    'amína@client.example',
    `${'a'.repeat(65)}@client.example`,
    `a@${'b.'.repeat(126)}co`,
  ])('%j is not valid', (address) => expect(normalEmail(address)).toBeNull());

  test('has at most 254 characters', () => {
    const domain = `${'b'.repeat(60)}.`.repeat(4);
    const longest = `${'a'.repeat(254 - domain.length - 3)}@${domain}co`;
    expect(normalEmail(longest)).toHaveLength(254);
    expect(normalEmail(`a${longest}`)).toBeNull();
  });
});

describe('a registration', () => {
  const registration = {
    email: 'amina@client.example',
    first_name: '  Amina ',
    last_name: 'Al   Haddad',
    phone_number: ' +971 50 123 4567 ',
    gender: 'female' as const,
  };

  test('loses surrounding spaces', () => {
    expect(personOf({ ...registration, medicalIssues: ' Knee\nsurgery ' })).toEqual({
      firstName: 'Amina',
      lastName: 'Al Haddad',
      phoneNumber: '+971 50 123 4567',
      gender: 'female',
      medicalIssues: 'Knee\nsurgery',
      goal: '',
      birthday: null,
      address: null,
    });
    expect(problemsOf(personOf(registration), TODAY)).toEqual({});
  });

  test.each(['أمينة', '明', "D'Arcy", 'Jean-Luc', 'María José'])('%s is a name', (name) =>
    expect(problemsOf(personOf({ ...registration, first_name: name }), TODAY)).toEqual({}),
  );

  test.each([
    ['first_name', '...'],
    ['first_name', 'A\u0000mina'],
    ['last_name', '<b>Haddad</b>'],
    ['phone_number', '     '],
    ['phone_number', '12 (3) -'],
    ['phone_number', `+${'5'.repeat(PHONE_DIGITS.most + 1)}`],
    ['phone_number', '5'.repeat(PHONE_DIGITS.least - 1)],
    ['phone_number', '971+501234567'],
    ['medicalIssues', 'knee\u0000'],
    ['goal', 'split\u0007s'],
    ['birthday', '2026-03-05'],
    ['address', 'Villa\u0000 12'],
  ])('%s cannot be %j', (field, value) =>
    expect(Object.keys(problemsOf(personOf({ ...registration, [field]: value }), TODAY))).toEqual([
      field,
    ]),
  );

  test.each([PHONE_DIGITS.least, PHONE_DIGITS.most])('a number may have %i digits', (digits) =>
    expect(
      problemsOf(personOf({ ...registration, phone_number: `+${'5'.repeat(digits)}` }), TODAY),
    ).toEqual({}),
  );

  test('a refusal lists what a name may contain', () => {
    expect(
      problemsOf(personOf({ ...registration, first_name: '!', last_name: '5' }), TODAY),
    ).toMatchObject({
      first_name: {
        en: 'Please enter a first name: letters, spaces, apostrophes, hyphens and dots, and no web address.',
      },
      last_name: {
        en: 'Please enter a last name: letters, spaces, apostrophes, hyphens and dots, and no web address.',
      },
    });
  });
});
