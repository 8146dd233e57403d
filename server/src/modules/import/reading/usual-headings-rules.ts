import type { ImportField, ImportKind } from '@limber/contract/desk/studio/import-rows.ts';

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

const visit: readonly Known[] = [
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
  { field: 'status', names: ['status', 'appointment status', 'الحالة'] },
];

/**
 * What rows of each kind can say, and by what names their columns usually go. Those of one program
 * alone stand in `headings-of-software-rules.ts`.
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
      field: 'desk_note',
      names: [
        'note',
        'notes',
        'client notes',
        'customer notes',
        'internal note',
        'internal notes',
        'private notes',
        'staff notes',
        'memo',
        'comments',
        'yellow alert',
        'ملاحظة',
        'ملاحظات',
      ],
    },
    {
      field: 'offers_by_mail',
      names: [
        'offers by e-mail',
        'accepts marketing',
        'accepts email marketing',
        'receive marketing email',
        'promotional emails',
        'email marketing',
        'email opt in',
        'email subscription status',
        'web communication agreement',
        'الموافقة على العروض بالبريد',
      ],
    },
    {
      field: 'offers_by_message',
      names: [
        'offers by sms',
        'accepts sms marketing',
        'receive marketing sms',
        'promotional texts',
        'sms marketing',
        'sms opt in',
        'sms subscription status',
        'الموافقة على العروض بالرسائل',
      ],
    },
    {
      field: 'credit',
      names: [
        'account balance',
        'store credit',
        'credit',
        'account credit',
        'credit balance',
        'store credit balance',
        'customer credit',
        'client credit',
        'client balance',
        'prepaid balance',
        'wallet balance',
        'wallet',
        'deposit balance',
        'money on account',
        'رصيد الحساب',
      ],
    },
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
    ...visit,
    {
      field: 'package',
      names: ['package', 'paid by package', 'pricing option', 'certificate', 'الباقة'],
    },
  ],
  visit,
  product: [
    { field: 'id', names: ['id', 'sku', 'product id', 'item id', 'product code', 'handle'] },
    {
      field: 'product',
      names: [
        'name',
        'product',
        'product name',
        'item name',
        'item',
        'title',
        'اسم المنتج',
        'المنتج',
        'الاسم',
      ],
    },
    { field: 'product_ar', names: ['name in arabic', 'arabic name', 'الاسم بالعربية'] },
    {
      field: 'retail_price',
      names: [
        'price with vat',
        'price',
        'retail price',
        'selling price',
        'sale price',
        'unit price',
        'السعر',
      ],
    },
    { field: 'vat', names: ['vat', 'vat rate', 'tax', 'tax rate', 'tax name', 'الضريبة'] },
    {
      field: 'bar_code',
      names: ['bar code', 'barcode', 'ean', 'gtin', 'upc', 'الباركود', 'الرمز الشريطي'],
    },
    { field: 'location', names: ['branch', 'location', 'site', 'outlet', 'الفرع'] },
    {
      field: 'stock',
      names: [
        'in stock',
        'stock',
        'stock on hand',
        'quantity on hand',
        'current stock',
        'current quantity',
        'stock quantity',
        'quantity',
        'qty',
        'المخزون',
        'الكمية',
      ],
    },
  ],
};
