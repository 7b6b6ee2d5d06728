import { parentPort } from 'node:worker_threads';
import {
  findPage,
  type PageCode,
  readPage,
  type StraightPage,
  straighten,
  straightPlacedPage,
} from '@skep/sheets';
import type { FromPageThread, ToPageThread } from './own-engine.ts';

/** The page that was found, until its layout comes. */
const held: { found?: { code: PageCode; straight: StraightPage } } = {};

parentPort?.on('message', async (message: ToPageThread) => parentPort?.postMessage(await answerTo(message)));

async function answerTo(message: ToPageThread): Promise<FromPageThread> {
  if (message.kind === 'placed') {
    const straight = straightPlacedPage(message.photo, message.page);
    if (straight === undefined) return { kind: 'unplaced' };
    held.found = { code: message.code, straight };
    return { kind: 'found', ...held.found };
  }
  if (message.kind === 'photo') {
    const found = await findPage(message.photo);
    if (found.kind !== 'page') return { kind: 'problem', problem: found };
    const straight = straighten(message.photo, found);
    held.found = { code: found.code, straight };
    return { kind: 'found', ...held.found };
  }
  if (held.found === undefined) throw new Error('A layout comes after its photo.');
  const { code, straight } = held.found;
  return { kind: 'read', fields: readPage(straight, message.page, code) };
}
