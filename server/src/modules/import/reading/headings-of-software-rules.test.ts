import { expect, test } from 'vitest';
import { columnsOf, missingOf, unclearColumns } from './column-rules.ts';
import { SOFTWARE_NAMES, softwareOf } from './headings-of-software-rules.ts';

/** Heads as each program writes them, with the fields that are read from them. */
const HEADS = [
  [
    'Fresha',
    'client',
    'Client ID,First Name,Last Name,Full Name,Blocked,Block Reason,Gender,Mobile Number,Telephone,Email,Accepts Marketing,Accepts SMS Marketing,Address,City,Date of Birth,Added,Note,Referral Source',
    'id first_name last_name name blocked blocked_reason gender phone_number email offers_by_mail offers_by_message address city birthday desk_note',
  ],
  [
    'Fresha',
    'booking',
    'Ref #,Channel,Created Date,Client,Client ID,Mobile,Service,Duration,Scheduled Date,Time,Location,Team Member,Price,Status',
    'id name client_id phone_number service minutes date time location therapist status',
  ],
  [
    'Fresha',
    'package',
    'Membership Number,Client,Client ID,Mobile Number,Membership Name,Date Sold,Expiry Date,Total Sessions,Sessions Redeemed,Sessions Remaining,Gross Sales,Status',
    'id name client_id phone_number package bought_on expires_on sessions sessions_left price',
  ],
  [
    'Mindbody',
    'client',
    'RSSID,Last Name,First Name,Mobile Phone,Home Phone,Email,Address,City,Birthdate,Gender,Notes,Red Alert,Account Balance,Promotional Emails',
    'id last_name first_name phone_number email address city birthday gender desk_note health_notes credit offers_by_mail',
  ],
  [
    'Mindbody',
    'package',
    'Client ID,Client,Mobile Phone,Pricing Option,Activation Date,Expiration Date,# of Sessions,Visits Remaining,Amount Paid',
    'client_id name phone_number package bought_on expires_on sessions sessions_left price',
  ],
  [
    'Mindbody',
    'booking',
    'Date,Start Time,End Time,Client ID,Client Name,Email,Visit Type,Staff,Location,Pricing Option,Status',
    'date time ends client_id name email service therapist location package status',
  ],
  [
    'Vagaro',
    'client',
    'Customer ID,First Name,Last Name,Cell Phone,Day Phone,Email Address,Street,City,Birthday,Gender,Notes,Customer Since,Points Balance',
    'id first_name last_name phone_number email address city birthday gender desk_note',
  ],
  [
    'Vagaro',
    'package',
    'Customer ID,Customer,Cell Phone,Package Name,Purchase Date,Expiration Date,Quantity,Quantity Remaining,Price',
    'client_id name phone_number package bought_on expires_on sessions sessions_left price',
  ],
  [
    'Vagaro',
    'booking',
    'Appointment Date,Start Time,Duration,Customer,Cell Phone,Service,Service Provider,Appt Status',
    'date time minutes name phone_number service therapist status',
  ],
  [
    'Square',
    'client',
    'Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Company Name,Street Address 1,City,Birthday,Memo,Square Customer ID,Creation Source,Email Subscription Status,Lifetime Spend',
    'first_name last_name email phone_number address city birthday desk_note id offers_by_mail',
  ],
  [
    'Square',
    'booking',
    'Booking ID,Square Customer ID,Customer,Phone Number,Start,Duration,Service,Team Member,Location,Status',
    'id client_id name phone_number date minutes service therapist location status',
  ],
  [
    'Square',
    'package',
    'Package ID,Square Customer ID,Customer,Phone Number,Email Address,Package Name,Purchase Date,Expiration Date,Total Uses,Remaining Uses,Amount Paid',
    'id client_id name phone_number email package bought_on expires_on sessions sessions_left price',
  ],
  [
    'Acuity',
    'client',
    'First Name,Last Name,Phone,Email,Notes,Days Since Last Appointment',
    'first_name last_name phone_number email desk_note',
  ],
  [
    'Acuity',
    'package',
    'Certificate Code,Product,Name,Email,Expiration,Remaining Minutes,Amount Paid Online,Date Purchased',
    'id package name email expires_on minutes_left price bought_on',
  ],
  [
    'Acuity',
    'booking',
    'Start Time,End Time,First Name,Last Name,Phone,Email,Type,Calendar,Appointment Price,Certificate Code,Notes,Date Scheduled,Appointment ID',
    'date ends first_name last_name phone_number email service therapist package id',
  ],
  [
    'Zenoti',
    'client',
    'Guest Code,First Name,Last Name,Mobile,Email,Gender,Date of Birth,Address 1,City,Base Center,Receive Marketing Email,Notes',
    'id first_name last_name phone_number email gender birthday address city offers_by_mail desk_note',
  ],
  [
    'Zenoti',
    'package',
    'Guest Code,Guest Name,Mobile,Package Number,Package Name,Sale Date,Expiry Date,Purchased Qty,Balance Qty,Price Paid,Balance Value',
    'client_id name phone_number id package bought_on expires_on sessions sessions_left price value',
  ],
  [
    'Zenoti',
    'booking',
    'Invoice No,Guest Code,Guest Name,Appointment Date,Start Time,End Time,Service Name,Therapist Name,Center Name,Status',
    'id client_id name date time ends service therapist location status',
  ],
  [
    'Booksy',
    'client',
    'First Name,Last Name,Cell Phone,Email,Birthday,Address,Client Since,Internal Note,Blacklisted,Web Communication Agreement',
    'first_name last_name phone_number email birthday address desk_note blocked offers_by_mail',
  ],
  [
    'Booksy',
    'booking',
    'Booked From,Booked Till,Client,Phone,Service,Staffer,Status',
    'date ends name phone_number service therapist status',
  ],
  [
    'Booksy',
    'package',
    'Package Number,Customer Card ID,Client,Phone,Email,Package Name,Sold On,Valid Till,Services Total,Services Used,Services Left,Package Price',
    'id client_id name phone_number email package bought_on expires_on sessions sessions_left price',
  ],
  [
    'SimplyBook',
    'client',
    'Client ID,Name,Email,Phone,Address 1,City,Date of Birth,Client Login',
    'id name email phone_number address city birthday',
  ],
  [
    'SimplyBook',
    'booking',
    'Booking Code,Start Date Time,End Date Time,Client Name,Client Email,Client Phone,Provider,Service,Record Date,Status',
    'id date ends name email phone_number therapist service status',
  ],
  [
    'SimplyBook',
    'package',
    'Package Code,Client ID,Client Name,Client Email,Client Phone,Package Name,Start Date,Valid Till,Total Limit,Used,Rest Of Limit,Paid Amount',
    'id client_id name email phone_number package bought_on expires_on sessions sessions_left price',
  ],
] as const;

test('each program is known by the head of its packages, and what is left there is known', () => {
  const programs = HEADS.flatMap(([software, kind]) => (kind === 'package' ? [software] : []));
  expect(programs.toSorted()).toEqual(SOFTWARE_NAMES.toSorted());
});

test('what is used up is not what is left', () => {
  for (const [software, , head] of HEADS.filter(([, kind]) => kind === 'package')) {
    const headers = head.split(',');
    const used = headers.findIndex((name) => /\b(used|redeemed)$/i.test(name));
    const found = columnsOf('package', headers, software);
    expect(found.some(({ column }) => column === used && used >= 0)).toBe(false);
  }
});

test.each(HEADS)(
  '%s is recognised by the head of its %ss, and its columns are found',
  (software, kind, head, fields) => {
    const headers = head.split(',');
    expect(softwareOf(headers)).toBe(software);
    const found = columnsOf(kind, headers, software).toSorted(
      (one, other) => one.column - other.column,
    );
    expect(found.map(({ field }) => field).join(' ')).toBe(fields);
    expect(missingOf(kind, found)).toEqual([]);
  },
);

test('headings that any program could have written are not recognised', () => {
  expect(softwareOf('First Name,Last Name,Mobile,Email'.split(','))).toBeNull();
  expect(softwareOf(['Guest Code', 'RSSID'])).toBeNull();
});

test.each(['Remaining', 'remaining', 'Balance', 'Left', 'Count remaining', 'المتبقي'])(
  'a column that says only %j is never guessed, and is asked about',
  (name) => {
    for (const software of [null, 'Mindbody', 'Zenoti', 'Vagaro', 'Acuity']) {
      const headers = ['Client ID', 'Package', name, 'Amount Paid'];
      const found = columnsOf('package', headers, software);
      expect(found.map(({ column }) => column)).not.toContain(2);
      expect(unclearColumns('package', headers, found)).toEqual([2]);
      const chosen = [...found, { field: 'sessions_left' as const, column: 2 }];
      expect(unclearColumns('package', headers, chosen)).toEqual([]);
    }
  },
);
