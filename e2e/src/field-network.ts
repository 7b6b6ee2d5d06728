import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What stands between a phone and the product. */
export type Signal =
  | 'clear'
  /** Whatever is sent is lost, and nobody says so. */
  | 'lost'
  /** All of it comes, half a minute late. */
  | 'late'
  /** All of it comes, as through a fiftieth of the slow 4G of browsers' own tools. */
  | 'narrow'
  /** What is sent takes a second to leave the phone, and is gone when its page takes it back. */
  | 'slow'
  /** A network that wants its own sign-in first answers in the product's place, 200 to whatever is asked, and may be believed for a year. */
  | 'portal';

export interface FieldNetwork {
  /** Where the product is found through it. */
  url: string;
  /** From now on, for connections that are open too. */
  set: (signal: Signal) => void;
  close: () => Promise<void>;
}

const lateMs = 30_000;
const slowMs = 1000;
const bytesPerSecond = (1.6e6 / 8) * 0.02;

const portalPage = '<!doctype html><title>Free Wi-Fi</title><h1>Welcome to the café</h1>';
const portalAnswer = [
  'HTTP/1.1 200 OK',
  'content-type: text/html',
  'cache-control: public, max-age=31536000',
  `content-length: ${Buffer.byteLength(portalPage)}`,
  'connection: close',
  '',
  portalPage,
].join('\r\n');

/** A network whose signal a test chooses, between a browser with all its workers and the product. */
export async function fieldNetwork(productUrl: string): Promise<FieldNetwork> {
  const { hostname, port } = new URL(productUrl);
  const sockets = new Set<Socket>();
  let signal: Signal = 'clear';
  /** When what was given to a narrow connection last is through. */
  let freeAt = 0;

  function delayMs(bytes: number, isSentByPhone: boolean): number {
    if (isSentByPhone) return signal === 'slow' ? slowMs : 0;
    if (signal === 'late') return lateMs;
    if (signal !== 'narrow') return 0;
    freeAt = Math.max(freeAt, Date.now()) + (bytes / bytesPerSecond) * 1000;
    return freeAt - Date.now();
  }

  function carry(from: Socket, to: Socket, isSentByPhone: boolean) {
    let before: Promise<void> = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      if (signal === 'lost' || signal === 'portal') return;
      const ms = delayMs(piece.length, isSentByPhone);
      const isDue = ms === 0 ? undefined : new Promise<void>((resolve) => setTimeout(resolve, ms));
      before = before.then(() => isDue).then(() => void (to.destroyed || to.write(piece)));
    });
    from.on('close', () => void (isSentByPhone ? to.destroy() : before.then(() => to.destroy())));
    from.on('error', () => to.destroy());
  }

  const server = createServer((phone) => {
    const product = connect(Number(port), hostname);
    for (const socket of [phone, product]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    phone.on('data', () => {
      if (signal === 'portal') phone.end(portalAnswer);
    });
    carry(phone, product, true);
    carry(product, phone, false);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${ownPort}`,
    set(next) {
      signal = next;
      freeAt = 0;
      // What was lost on the way does not come back, and a portal answers new connections.
      for (const socket of sockets) if (next === 'portal' || next === 'clear') socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
