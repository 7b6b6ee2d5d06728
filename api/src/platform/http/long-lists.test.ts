import Fastify from 'fastify';
import Type from 'typebox';
import { writeInTurns } from './long-lists.ts';

const Item = Type.Object({ id: Type.Integer(), text: Type.String() });
const List = Type.Object({ items: Type.Array(Item) });
const item = (id: number) => ({ id, text: `"${'x'.repeat(1000)}"`, unsaid: true });

/** The answer of a list as it is written in turns and in one piece, and how often others had their turn meanwhile. */
async function answersOf(count: number) {
  const http = Fastify();
  const ids = Array.from({ length: count }, (_, id) => id);
  let turns = 0;
  http.get('/turns', { schema: { response: { 200: List } } }, async (_request, reply) => {
    let isDone = false;
    const takeTurn = () => {
      if (isDone) return;
      turns += 1;
      setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    const written = await writeInTurns(reply, { name: 'items', things: ids, toWire: item, item: Item });
    isDone = true;
    return written;
  });
  http.get('/piece', { schema: { response: { 200: List } } }, async () => ({ items: ids.map(item) }));
  const [inTurns, inPiece] = [await http.inject('/turns'), await http.inject('/piece')];
  await http.close();
  return { inTurns, inPiece, turns };
}

test('others have their turn at least every 100,000 characters of a long list', async () => {
  const { inTurns, turns } = await answersOf(2000);
  expect(turns).toBeGreaterThanOrEqual(Math.floor(inTurns.body.length / 110_000));
});

test.each([0, 1, 2000])('a list of %d items is the same as in one piece', async (count) => {
  const { inTurns, inPiece } = await answersOf(count);
  expect(inTurns.body).toBe(inPiece.body);
  expect(inTurns.headers['content-type']).toBe(inPiece.headers['content-type']);
});
