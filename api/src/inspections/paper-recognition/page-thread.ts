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

parentPort?.on('message', async (told: ToPageThread) => parentPort?.postMessage(await answerTo(told)));

async function answerTo(told: ToPageThread): Promise<FromPageThread> {
  if (told.kind === 'placed') {
    const straight = straightPlacedPage(told.photo, told.page);
    if (straight === undefined) return { kind: 'unplaced' };
    held.found = { code: told.code, straight };
    return { kind: 'found', ...held.found };
  }
  if (told.kind === 'photo') {
    const found = await findPage(told.photo);
    if (found.kind !== 'page') return { kind: 'problem', problem: found };
    const straight = straighten(told.photo, found);
    held.found = { code: found.code, straight };
    return { kind: 'found', ...held.found };
  }
  if (held.found === undefined) throw new Error('A layout comes after its photo.');
  const { code, straight } = held.found;
  return { kind: 'read', fields: readPage(straight, told.page, code) };
}
