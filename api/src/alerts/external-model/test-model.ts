import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentRequest {
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
  requests: SentRequest[];
  /** Another answer from now on, as it is sent. */
  answer: (request: SentRequest) => { status?: number; text?: string } | undefined;
  close: () => void;
}

export async function startModelServer(): Promise<ModelServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const requests = {
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    };
    model.requests.push(requests);
    const answer = model.answer(requests);
    // Undefined: it never answers.
    if (answer !== undefined) response.writeHead(answer.status ?? 200).end(answer.text ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const model: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bees`,
    requests: [],
    answer: lost,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return model;
}

export function lost({ body }: SentRequest) {
  const values = body.quantities.weight_kg?.values ?? [];
  const [first, last] = [values[0], values.at(-1)];
  const value = first === undefined || last === undefined || values.length < 2 ? null : first - last;
  return { text: JSON.stringify({ value }) };
}
