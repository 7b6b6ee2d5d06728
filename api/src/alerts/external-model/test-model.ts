import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  authorization: string | undefined;
  body: {
    version: number;
    device: { id: number; interval_minutes: number };
    from: string;
    until: string;
    quantities: Record<string, { times: string[]; values: number[] }>;
  };
}

/** A model of our own: by how much a hive has become lighter within what it is shown. */
export interface ModelServer {
  url: string;
  asked: Asked[];
  /** Another answer from now on, as it is sent. */
  answer: (request: Asked) => { status?: number; text?: string } | undefined;
  close: () => void;
}

export async function startModelServer(): Promise<ModelServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked = {
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    };
    model.asked.push(asked);
    const answer = model.answer(asked);
    // Undefined: it never answers.
    if (answer !== undefined) response.writeHead(answer.status ?? 200).end(answer.text ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const model: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bees`,
    asked: [],
    answer: lost,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return model;
}

export function lost({ body }: Asked) {
  const values = body.quantities.weight_kg?.values ?? [];
  const [first, last] = [values[0], values.at(-1)];
  const value = first === undefined || last === undefined || values.length < 2 ? null : first - last;
  return { text: JSON.stringify({ value }) };
}
