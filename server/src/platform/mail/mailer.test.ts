import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { smtpMailer } from './mailer.ts';

const FROM = 'Limber <hello@limber.example>';
const brand = () => 'Another brand';
const mail: Mail = {
  to: 'amina@client.example',
  subject: 'Your session is tomorrow',
  text: 'Hello',
  html: '<p>Hello</p>',
  messageId: '<event@book.example>',
};
let server: Server;

afterEach(() => server.close());

/** A mail server of few words; `answer` gives its reply to a command, null for silence. */
async function mailServer(answer: (command: string, socket: Socket) => string | null) {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let isMessage = false;
    const say = (command: string) => {
      const reply = answer(command, socket);
      isMessage = reply?.startsWith('354') ?? false;
      if (reply) socket.write(`${reply}\r\n`);
    };
    say('');
    createInterface({ input: socket }).on('line', (line) => {
      heard.push(line);
      if (!isMessage || line === '.') say(line);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, heard, sockets };
}

const polite = (command: string) => {
  if (command === '') return '220 ready';
  if (command === 'DATA') return '354 go on';
  return '250 fine';
};

test('a mail goes out with the Message-ID of its event, to its recipient', async () => {
  const { url, heard } = await mailServer(polite);
  await smtpMailer(url, FROM, brand).send(mail);
  const said = heard.join('\n');
  expect(said).toContain('From: Limber <hello@limber.example>');
  expect(said).toContain('RCPT TO:<amina@client.example>');
  expect(said).toContain('Message-ID: <event@book.example>');
  expect(said).toContain('Subject: Your session is tomorrow');
});

test.each(['hello@corniche.example', '<hello@corniche.example>'])(
  'a mail from %s, without a name, comes from the studio by its name',
  async (sender) => {
    const { url, heard } = await mailServer(polite);
    await smtpMailer(url, sender, () => 'Corniche Physio').send(mail);
    expect(heard).toContain('From: Corniche Physio <hello@corniche.example>');
  },
);

test.each([
  ['never greets', (command: string) => (command === '' ? null : polite(command))],
  [
    'never says whether it took the mail',
    (command: string) => (command === '.' ? null : polite(command)),
  ],
])('a server that %s is left, with its connection', async (_how, answer) => {
  const { url, sockets } = await mailServer(answer);
  await expect(smtpMailer(url, FROM, brand, 200).send(mail)).rejects.toThrow();
  const [socket] = sockets;
  if (socket && !socket.closed) await once(socket, 'close');
  expect(sockets.size).toBe(1);
});

test('a server that hangs up is a failure', async () => {
  const { url } = await mailServer((command, socket) => {
    if (command.startsWith('MAIL')) socket.destroy();
    return polite(command);
  });
  await expect(smtpMailer(url, FROM, brand).send(mail)).rejects.toThrow();
});
