import { setImmediate as othersTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * Writes the long list of an answer item by item, and lets other requests have their turn in between: written in one
 * piece, the hives of a large account keep everybody waiting. The answer is the same as without it.
 * @param list.name of the list, the only part of the answer
 * @param list.things what the items are made of
 * @param list.toWire makes an item
 * @param list.item schema of an item
 */
export async function writeInTurns<const Name extends string, Thing, Item>(
  reply: FastifyReply,
  { name, things, toWire, item }: LongList<Name, Thing, Item>,
): Promise<Record<Name, Item[]>> {
  const texts = await textsInTurns(reply, { things, toWire, item });
  // The list itself is in the text.
  const body = { [name]: [] as Item[] } as Record<Name, Item[]>;
  return sendText(reply, body, `{${JSON.stringify(name)}:[${texts.join(',')}]}`);
}

interface LongList<Name extends string, Thing, Item> {
  name: Name;
  things: readonly Thing[];
  toWire: (thing: Thing) => Item;
  item: TSchema;
}

/** The same for an answer that is a list. @param item schema of an item; the very same object at each call */
export async function writeListInTurns(reply: FastifyReply, list: readonly unknown[], item: TSchema) {
  const texts = await textsInTurns(reply, { things: list, toWire: (thing) => thing, item });
  return sendText(reply, list, `[${texts.join(',')}]`);
}

async function textsInTurns<Thing>(
  reply: FastifyReply,
  { things, toWire, item }: Omit<LongList<string, Thing, unknown>, 'name'>,
): Promise<string[]> {
  // The very object: Fastify keeps what it has compiled by it.
  const write = reply.compileSerializationSchema(item as TSchema & Record<string, unknown>);
  const texts: string[] = [];
  let length = 0;
  for (const thing of things) {
    const text = write(toWire(thing) as Record<string, unknown>);
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
