/** A mail server that keeps what it gets, and refuses mail while `refuse` says so. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

export async function startMailServer() {
  const mails: string[] = [];
  let refused = false;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let data: string[] | undefined;
    say('220 mail.example');
    createInterface(socket).on('line', (line) => {
      if (data !== undefined) {
        if (line !== '.') {
          data.push(line);
          return;
        }
        mails.push(decode(data.join('\n')));
        data = undefined;
        say('250 OK');
      } else if (line.startsWith('DATA')) {
        data = [];
        say('354 Go on');
      } else if (line.startsWith('RCPT')) say(refused ? '451 Try again later' : '250 OK');
      else if (line.startsWith('QUIT')) socket.end('221 Bye\r\n');
      else say('250 OK');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    /** For SMTP_URL. */
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Accepted mails: headers, an empty line and the body, decoded from quoted-printable. */
    mails: mails as readonly string[],
    refuse: (now: boolean) => {
      refused = now;
    },
    [Symbol.dispose]: () => server.close(),
  };
}

/** Quoted-printable (RFC 2045, section 6.7) of text in ASCII. */
function decode(mail: string): string {
  return mail
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
