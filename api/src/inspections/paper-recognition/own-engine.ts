import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageFault, SheetCorner } from '@skep/domain';
import {
  type PageCode,
  type PageProblem,
  type ReadField,
  type SheetField,
  type SheetPage,
  type StraightPage,
  squareNames,
} from '@skep/sheets';
import type { Clock } from '#platform/context/clock.ts';
import { type GreyPicture, greyPictureOf, jpegOfGrey } from '#platform/pictures/grey-picture.ts';
import type { EngineOutcome, ReadPhoto } from './engine.ts';
import { answerOfField } from './read-answers.ts';

/** The input of the thread, in this order: the photo, then the layout of the page that it found. */
export type ToPageThread =
  | { kind: 'photo'; photo: GreyPicture }
  /** A photo of the page that its person says it is. */
  | { kind: 'placed'; photo: GreyPicture; page: SheetPage; code: PageCode }
  | { kind: 'layout'; page: SheetPage };

/** What it says: what it found, then what it read. */
export type FromPageThread =
  | { kind: 'problem'; problem: PageProblem }
  | { kind: 'unplaced' }
  | { kind: 'found'; code: PageCode; straight: StraightPage }
  | { kind: 'read'; fields: ReadField[] };

/** Ten times as long as a page takes on the slowest machine. */
const threadMs = 60_000;

/**
 * Reads a page here. In a thread of its own, which ends with it: seconds of looking at pixels hold up nobody's requests,
 * and whatever a photo does to it, it does to no other.
 */
export function ownEngine(clock: Pick<Clock, 'now'>): ReadPhoto {
  return async (sent, layoutOf, placed) => {
    const thread = startThread();
    try {
      const photo = await greyPictureOf(sent);
      const said = placed && (await layoutOf(placed.printId))?.pages[placed.page - 1];
      const found = await thread.ask(
        placed && said ? { kind: 'placed', photo, page: said, code: placed } : { kind: 'photo', photo },
      );
      if (found.kind === 'problem') return outcomeOfProblem(found.problem);
      if (found.kind === 'unplaced') return unplaced;
      if (found.kind !== 'found') throw new Error('The thread has read before it has found.');
      const { code } = found;
      const straight = await jpegOfGrey(found.straight);
      const page = (await layoutOf(code.printId))?.pages[code.page - 1];
      if (page === undefined) return { kind: 'failed', fault: 'unknown_print', unseenCorners: [], straight };
      const read = await thread.ask({ kind: 'layout', page });
      if (read.kind !== 'read') throw new Error('The thread has found before it has read.');
      const answers = read.fields.map((field, index) =>
        answerOfField(field, { now: clock.now(), unit: unitOf(page.fields[index]) }),
      );
      return { kind: 'read', code, straight, answers };
    } finally {
      await thread.end();
    }
  };
}

const unitOf = (field: SheetField | undefined) => (field?.kind === 'number' ? field.unit : undefined);

function startThread() {
  const worker = new Worker(join(import.meta.dirname, 'page-thread.ts'));
  return {
    ask: (message: ToPageThread) =>
      new Promise<FromPageThread>((done, failed) => {
        const timer = setTimeout(() => failed(new Error('The page took too long.')), threadMs);
        const settled = <Value>(settle: (value: Value) => void) => {
          return (value: Value) => {
            clearTimeout(timer);
            settle(value);
          };
        };
        worker.once('message', settled(done));
        worker.once('error', settled(failed));
        worker.postMessage(message);
      }),
    end: () => worker.terminate(),
  };
}

const faults: Record<PageProblem['kind'], PageFault> = {
  no_code: 'no_sheet',
  too_dark: 'too_dark',
  blurred: 'blurred',
  squares_unseen: 'squares_not_seen',
  several_sheets: 'several_sheets',
};

/** Nothing but its squares says where a page lies whose code cannot be read. */
const unplaced: EngineOutcome = {
  kind: 'failed',
  fault: 'squares_not_seen',
  unseenCorners: squareNames,
  straight: undefined,
};

function outcomeOfProblem(problem: PageProblem): EngineOutcome {
  const unseenCorners: readonly SheetCorner[] = problem.kind === 'squares_unseen' ? problem.unseen : [];
  return { kind: 'failed', fault: faults[problem.kind], unseenCorners, straight: undefined };
}
