import { connect, type Socket } from 'node:net';

/** Connections that each send a request when the one before it is answered; as cheap as can be, to leave the processors to the service. */
export interface HttpSenders {
  /**
   * Sends bodies on all connections until `next` gives none. @returns how often each status was answered.
   * @param onSent the milliseconds that an answer took
   */
  send: (
    path: string,
    next: () => string | undefined,
    onSent?: (milliseconds: number) => void,
  ) => Promise<Map<number, number>>;
  close: () => void;
}

export async function openHttpSenders(port: number, count: number): Promise<HttpSenders> {
  const sockets = await Promise.all(Array.from({ length: count }, () => open(port)));
  return {
    async send(path, next, onSent = () => undefined) {
      const statuses = new Map<number, number>();
      await Promise.all(sockets.map((socket) => sendAll(socket, path, { next, onSent, statuses })));
      return statuses;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

interface Upload {
  next: () => string | undefined;
  onSent: (milliseconds: number) => void;
  statuses: Map<number, number>;
}

function sendAll(socket: Socket, path: string, { next, onSent, statuses }: Upload): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer = '';
    let sentAtMs = 0;
    const sendNext = () => {
      const body = next();
      if (body === undefined) {
        socket.off('data', onData);
        return resolve();
      }
      sentAtMs = performance.now();
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    };
    const onData = (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const head = answer.indexOf('\r\n\r\n');
      if (head === -1) return;
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0);
      if (answer.length < head + 4 + length) return;
      const status = Number(answer.slice(9, 12));
      onSent(performance.now() - sentAtMs);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      answer = '';
      sendNext();
    };
    socket.on('data', onData);
    socket.once('close', () => reject(new Error('The service closed a connection.')));
    sendNext();
  });
}
