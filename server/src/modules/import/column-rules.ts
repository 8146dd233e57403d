import type { ImportColumn } from '@limber/contract/desk/studio/import.ts';
import type { ImportField, ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { namesAt, plainHeading } from './software-rules.ts';

interface Known {
  readonly field: ImportField;
  /** By what name a column is found: ours first, then those of the usual software. */
  readonly names: readonly string[];
}

const person: readonly Known[] = [
  {
    field: 'name',
    names: [
      'name',
      'full name',
      'client name',
      'customer name',
      'client',
      'customer',
      'الاسم',
      'العميل',
    ],
  },
  {
    field: 'phone_number',
    names: [
      'mobile',
      'mobile number',
      'mobile phone',
      'phone',
      'phone number',
      'telephone',
      'cell phone',
      'cellphone',
      'contact number',
      'whatsapp',
      'الجوال',
      'الهاتف',
      'رقم الهاتف',
    ],
  },
  {
    field: 'email',
    names: ['email', 'e-mail', 'email address', 'e-mail address', 'البريد الإلكتروني'],
  },
];

const owner: readonly Known[] = [
  { field: 'client_id', names: ['client id', 'customer id', 'member id', 'client number'] },
  ...person,
];

/**
 * What rows of each kind can say, and by what names their columns usually go. Those of one program
 * alone stand in `software-rules.ts`.
 */
export const FIELDS: Readonly<Record<ImportKind, readonly Known[]>> = {
  client: [
    {
      field: 'id',
      names: ['id', 'client id', 'customer id', 'member id', 'client number'],
    },
    { field: 'first_name', names: ['first name', 'firstname', 'given name', 'الاسم الأول'] },
    {
      field: 'last_name',
      names: ['last name', 'lastname', 'surname', 'family name', 'اسم العائلة'],
    },
    ...person,
    { field: 'gender', names: ['gender', 'sex', 'الجنس'] },
    { field: 'language', names: ['language', 'preferred language', 'اللغة'] },
    {
      field: 'birthday',
      names: ['birthday', 'date of birth', 'birth date', 'birthdate', 'dob', 'تاريخ الميلاد'],
    },
    {
      field: 'address',
      names: ['address', 'street address', 'address 1', 'address line 1', 'street', 'العنوان'],
    },
    { field: 'city', names: ['city', 'town', 'المدينة'] },
    { field: 'blocked', names: ['blocked', 'banned', 'do not book', 'محظور'] },
    { field: 'blocked_reason', names: ['block reason', 'blocked reason', 'سبب الحظر'] },
    {
      field: 'health_notes',
      names: [
        'allergies',
        'allergy',
        'health notes',
        'medical notes',
        'medical conditions',
        'contraindications',
        'الحساسية',
      ],
    },
    {
      field: 'health_consent',
      names: [
        'health consent',
        'medical consent',
        'consent to health notes',
        'health data consent',
        'الموافقة على الملاحظات الصحية',
      ],
    },
  ],
  package: [
    { field: 'id', names: ['id', 'package id', 'contract id', 'sale id', 'certificate', 'code'] },
    ...owner,
    {
      field: 'package',
      names: [
        'package',
        'package name',
        'pricing option',
        'product',
        'service package',
        'membership',
        'الباقة',
      ],
    },
    {
      field: 'minutes_left',
      names: [
        'minutes left',
        'remaining minutes',
        'minutes remaining',
        'balance in minutes',
        'الدقائق المتبقية',
      ],
    },
    { field: 'minutes', names: ['minutes', 'total minutes', 'minutes bought', 'الدقائق'] },
    {
      field: 'sessions_left',
      names: [
        'sessions left',
        'sessions remaining',
        'remaining sessions',
        'visits remaining',
        'appointments remaining',
        'الجلسات المتبقية',
      ],
    },
    {
      field: 'sessions',
      names: ['sessions', 'total sessions', 'sessions bought', 'number of sessions', 'الجلسات'],
    },
    {
      field: 'price',
      names: ['price', 'amount paid', 'price paid', 'total paid', 'paid', 'السعر'],
    },
    {
      field: 'value',
      names: ['value left', 'value without vat', 'remaining value', 'القيمة المتبقية'],
    },
    {
      field: 'bought_on',
      names: [
        'bought on',
        'purchase date',
        'sale date',
        'activation date',
        'date purchased',
        'تاريخ الشراء',
      ],
    },
    {
      field: 'expires_on',
      names: [
        'expires on',
        'expiration date',
        'expiry date',
        'expiration',
        'expires',
        'expiry',
        'valid until',
        'تاريخ الانتهاء',
      ],
    },
  ],
  booking: [
    {
      field: 'id',
      names: [
        'id',
        'booking id',
        'appointment id',
        'appt. id',
        'ref #',
        'ref',
        'reference',
        'booking reference',
      ],
    },
    { field: 'first_name', names: ['first name', 'الاسم الأول'] },
    { field: 'last_name', names: ['last name', 'اسم العائلة'] },
    ...owner,
    {
      field: 'date',
      names: [
        'date',
        'appointment date',
        'scheduled date',
        'start date',
        'start',
        'starts',
        'التاريخ',
      ],
    },
    { field: 'time', names: ['time', 'start time', 'appointment time', 'scheduled time', 'الوقت'] },
    { field: 'ends', names: ['end time', 'ends', 'end', 'وقت الانتهاء'] },
    {
      field: 'minutes',
      names: ['minutes', 'duration', 'duration (mins)', 'duration (min)', 'length', 'المدة'],
    },
    {
      field: 'service',
      names: [
        'service',
        'service name',
        'type',
        'appointment type',
        'session type',
        'treatment',
        'الخدمة',
      ],
    },
    {
      field: 'therapist',
      names: [
        'therapist',
        'team member',
        'staff',
        'staff member',
        'staff name',
        'employee',
        'provider',
        'calendar',
        'المعالج',
      ],
    },
    { field: 'location', names: ['branch', 'location', 'site', 'الفرع'] },
    {
      field: 'package',
      names: ['package', 'paid by package', 'pricing option', 'certificate', 'الباقة'],
    },
    { field: 'status', names: ['status', 'appointment status', 'الحالة'] },
  ],
};

/** Of each of these one has to have a column. */
const NEEDED: Readonly<Record<ImportKind, readonly (readonly ImportField[])[]>> = {
  client: [
    ['first_name', 'name'],
    ['phone_number', 'email'],
  ],
  package: [['client_id', 'phone_number', 'email'], ['package']],
  booking: [
    ['client_id', 'phone_number', 'email'],
    ['date'],
    ['service'],
    ['therapist'],
    ['minutes', 'ends'],
  ],
};

/**
 * Headings that say that something is left, but not of what: minutes, sessions or money. They are
 * never guessed.
 */
const SOMETHING_LEFT = [
  'remaining',
  'left',
  'balance',
  'count remaining',
  'remaining count',
  'remaining balance',
  'units',
  'units left',
  'credits',
  'credits left',
  'المتبقي',
  'الرصيد',
];

/** Columns of packages that may be what is left, when no other one is read as it. */
export function unclearColumns(
  kind: ImportKind,
  headers: readonly string[],
  columns: readonly ImportColumn[],
): number[] {
  const isRead = columns.some(({ field }) => LEFT.has(field));
  if (kind !== 'package' || isRead) return [];
  const names = new Set(SOMETHING_LEFT.map(plainHeading));
  return headers.flatMap((head, at) =>
    names.has(plainHeading(head)) && !columns.some(({ column }) => column === at) ? [at] : [],
  );
}

const LEFT: ReadonlySet<ImportField> = new Set(['minutes_left', 'sessions_left']);

/**
 * Which column says what, by the names in the head; each column and each field once.
 *
 * @param software the program that wrote the file; null: unknown
 */
export function columnsOf(
  kind: ImportKind,
  headers: readonly string[],
  software: string | null,
): ImportColumn[] {
  const plain = headers.map(plainHeading);
  const taken = new Set<number>();
  const found = new Map<ImportField, number>();
  const fields = FIELDS[kind].map(({ field, names }) => ({
    field,
    names: [...new Set([...namesAt(software, kind, field), ...names])],
  }));
  const most = Math.max(...fields.map(({ names }) => names.length));
  // The likelier names first, whichever field they belong to.
  for (let rank = 0; rank < most; rank += 1) {
    for (const { field, names } of fields) {
      const name = names[rank];
      if (name === undefined || found.has(field)) continue;
      const column = plain.findIndex(
        (each, index) => each === plainHeading(name) && !taken.has(index),
      );
      if (column === -1) continue;
      taken.add(column);
      found.set(field, column);
    }
  }
  // One column that says when a session begins has the day too; the time is found in it.
  const begins = found.get('time');
  if (kind === 'booking' && !found.has('date') && begins !== undefined) {
    found.delete('time');
    found.set('date', begins);
  }
  return [...found].map(([field, column]) => ({ field, column }));
}

/** Required fields without a column. */
export function missingOf(kind: ImportKind, columns: readonly ImportColumn[]): ImportField[][] {
  const has = (field: ImportField) => columns.some((each) => each.field === field);
  return NEEDED[kind].filter((fields) => !fields.some(has)).map((fields) => [...fields]);
}
