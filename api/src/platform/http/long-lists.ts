import { setImmediate as othersTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * Writes the long list of an answer item by item, and lets other requests have their turn in between: written in one
 * piece, the hives of a large account keep everybody waiting. The answer is the same as without it.
 * @param list.body the answer as the route returns it
 * @param list.name of the list, the only part of the answer
 * @param list.item schema of an item
 */
export async function writeInTurns<Name extends string, Body extends Record<Name, readonly unknown[]>>(
  reply: FastifyReply,
  { body, name, item }: { body: Body; name: Name; item: TSchema },
): Promise<Body> {
  const texts = await textsInTurns(reply, body[name], item);
  return sendText(reply, body, `{${JSON.stringify(name)}:[${texts.join(',')}]}`);
}

/** The same for an answer that is a list. @param item schema of an item; the very same object at each call */
export async function writeListInTurns(reply: FastifyReply, list: readonly unknown[], item: TSchema) {
  const texts = await textsInTurns(reply, list, item);
  return sendText(reply, list, `[${texts.join(',')}]`);
}

async function textsInTurns(
  reply: FastifyReply,
  items: readonly unknown[],
  schema: TSchema,
): Promise<string[]> {
  // The very object: Fastify keeps what it has compiled by it.
  const write = reply.compileSerializationSchema(schema as TSchema & Record<string, unknown>);
  const texts: string[] = [];
  let length = 0;
  for (const item of items) {
    const text = write(item as Record<string, unknown>);
    texts.push(text);
    length += text.length;
    if (length < charactersOfTurn) continue;
    length = 0;
    await othersTurn();
  }
  return texts;
}

function sendText<Body>(reply: FastifyReply, body: Body, text: string): Body {
  reply
    .type('application/json; charset=utf-8')
    .serializer((sent) => (sent === body ? text : JSON.stringify(sent)));
  return body;
}

/** Takes a few milliseconds to write. */
const charactersOfTurn = 100_000;
