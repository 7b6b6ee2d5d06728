import { createServer, type Socket } from 'node:net';

/** A mail server that speaks SMTP and keeps what it gets. */
export interface SmtpServer {
  url: string;
  mails: { to: string[]; content: string }[];
  /** What it answers to each recipient; `250` takes the mail, `550` refuses it. */
  recipientReply: string;
  /** Whether it offers SMTPUTF8. Without, it refuses what is not ASCII, as servers do. */
  takesEveryLetter: boolean;
  close: () => Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    converse(socket, server);
  });
  const server: SmtpServer = {
    url: '',
    mails: [],
    recipientReply: '250 ok',
    takesEveryLetter: false,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  server.url = `smtp://127.0.0.1:${address.port}`;
  return server;
}

/** One connection: commands line by line, then the mail up to a line with a single dot. */
function converse(socket: Socket, server: SmtpServer): void {
  let rest = '';
  let to: string[] = [];
  let content: string[] | undefined;
  let isUtf8 = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 skep.test');
  socket.setEncoding('utf8');
  socket.on('data', (chunk) => {
    const lines = `${rest}${chunk}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (content === undefined) content = command(line);
      else if (line !== '.') content.push(line);
      else {
        server.mails.push({ to, content: content.join('\n') });
        [content, to] = [undefined, []];
        say('250 kept');
      }
    }
  });

  function command(line: string): string[] | undefined {
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'EHLO') say(server.takesEveryLetter ? '250-skep.test\r\n250 SMTPUTF8' : '250 skep.test');
    else if (word === 'MAIL') {
      isUtf8 = line.endsWith(' SMTPUTF8');
      say('250 ok');
    } else if (word === 'RCPT') {
      const recipient = /<(.*)>/.exec(line)?.[1] ?? '';
      const isTaken = isUtf8 || /^\p{ASCII}*$/u.test(recipient);
      if (isTaken) to.push(recipient);
      say(isTaken ? server.recipientReply : '553 5.6.7 not without SMTPUTF8');
    } else if (word === 'DATA') {
      say('354 go on');
      return [];
    } else if (word === 'QUIT') socket.end('221 bye\r\n');
    else say('250 ok');
    return undefined;
  }
}
