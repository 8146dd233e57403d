/** Made-up clients. `+971 55 000 00nn` and `.example` reach nobody. */

type DemoClient = {
  email: string;
  first_name: string;
  last_name: string;
  gender: 'male' | 'female';
  phone_number: string;
  goal: string;
};

const women = [
  'Amina Yusuf',
  'Layla Nasser',
  'Priya Nair',
  'Emma Clarke',
  'Hind Al Falasi',
  'Sofia Rossi',
  'Maryam Karimi',
  'Joy Reyes',
  'Chloe Martin',
  'Reem Khalil',
  'Anjali Shah',
  'Katya Morozova',
  'Wanjiku Kamau',
  'Dina Fathy',
  'Mei Lin',
  'Olivia Brandt',
  'Shamma Al Suwaidi',
  'Zainab Malik',
  'Ines Carvalho',
  'Ruth Tadesse',
];

const men = [
  'Ahmed Al Mansoori',
  'James Walker',
  'Rahul Verma',
  'Marco Bianchi',
  'Yousef Hamdan',
  'Carlos Mendoza',
  'Bilal Qureshi',
  'Tom Fischer',
  'Saeed Al Ketbi',
  'Ivan Petrenko',
  'Nikhil Rao',
  'Hassan Jaber',
  'Samuel Okafor',
  'Pierre Dubois',
  'Khalid Bashir',
  'Jun Park',
  'Mahmoud Saleh',
  'Ethan Moore',
  'Faisal Rahimi',
  'Paolo Cruz',
];

const goals = [
  '',
  'Run a half marathon without sore calves',
  'Sit at a desk without back pain',
  'Touch my toes',
  'Recover faster between padel matches',
  '',
  'Move freely again after a knee injury',
];

/** The start of the demo prints the first one's address. */
export const demoClients: DemoClient[] = [
  ...women.map((name) => client(name, 'female')),
  ...men.map((name) => client(name, 'male')),
].map((person, index) => ({
  ...person,
  phone_number: `+971 55 000 00${String(index + 1).padStart(2, '0')}`,
  goal: goals[index % goals.length] ?? '',
}));

function client(name: string, gender: 'male' | 'female') {
  const [firstName = '', ...rest] = name.split(' ');
  const lastName = rest.join(' ');
  const local = name === 'Amina Yusuf' ? 'amina' : name.toLowerCase().replaceAll(' ', '.');
  return { email: `${local}@client.example`, first_name: firstName, last_name: lastName, gender };
}
