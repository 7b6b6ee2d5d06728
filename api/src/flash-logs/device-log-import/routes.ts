import {
  flashLogBlockStates,
  flashLogDoubts,
  flashLogMatching,
  flashLogPlacings,
  flashLogStates,
  flashLogWindows,
  unplacedReasons,
} from '@skep/domain';
import * as v from 'valibot';
import type { SignedInContext } from '#platform/context/context.ts';
import type { DeviceId, FlashLogId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId, sentMoment, sentNumber } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { type Block, doubtAbout, type FlashLog, missingPercent } from './flash-log.ts';
import { blockPage, type Moment } from './page.ts';
import { checkLog, listLogs, removeLog, showBlocks, startImport, startUndo } from './service.ts';

const LogAnswer = v.object({
  id: idJson<FlashLogId>('device log'),
  createdAt: v.date(),
  deviceId: idJson<DeviceId>('device'),
  deviceName: v.string(),
  hiveName: v.optional(v.string()),
  userName: v.string(),
  fileName: v.optional(v.string()),
  messageCount: v.number(),
  byteCount: v.number(),
  lostBytes: v.pipe(v.number(), v.description('Bytes that belong to no record.')),
  expectedBytes: v.optional(v.number()),
  isErased: v.pipe(v.boolean(), v.description('Whether the device was allowed to erase it.')),
  firstAt: v.optional(v.date()),
  lastAt: v.optional(v.date()),
  importedCount: v.number(),
  importedDays: v.number(),
  equalQuantities: v.pipe(v.number(), v.description('Number of quantities that must be equal.')),
  state: v.pipe(
    v.picklist(flashLogStates),
    v.description('Whether the search for its blocks in stored measurements has ended.'),
  ),
  progressPercent: v.number(),
  isBusy: v.pipe(
    v.boolean(),
    v.description('Whether the import of one of its blocks, or its undo, is running.'),
  ),
  canEdit: v.boolean(),
});

const logJson = ({ device, hive, user, imported, ...log }: FlashLog) => ({
  ...log,
  ...{ deviceId: device.id, deviceName: device.name, hiveName: hive?.name, userName: user.name },
  ...{ importedCount: imported.count, importedDays: imported.days, messageCount: log.measurementCount },
  ...{ isErased: log.mayBeErased, equalQuantities: log.equalMin, canEdit: log.access === 'owner' },
});

const BlockAnswer = v.object({
  index: v.pipe(v.number(), v.description('Number of the block in its log, from 0.')),
  measurementCount: v.number(),
  firmwareVersion: v.optional(v.string()),
  intervalMinutes: v.optional(v.number()),
  startsAt: v.optional(v.date()),
  endsAt: v.optional(v.date()),
  placing: v.picklist(flashLogPlacings),
  unplacedReason: v.optional(v.picklist(unplacedReasons)),
  matchCount: v.pipe(v.optional(v.number()), v.description('How many stored messages say the same.')),
  missingPercent: v.optional(v.number()),
  matchPercent: v.optional(v.number()),
  differenceSeconds: v.optional(v.number()),
  doubt: v.pipe(
    v.optional(v.picklist(flashLogDoubts)),
    v.description('Why an import requires its time to be set.'),
  ),
  state: v.picklist(flashLogBlockStates),
  progressPercent: v.pipe(v.number(), v.description('Progress of its import.')),
  importedCount: v.number(),
  importedDays: v.number(),
});

const blockJson = ({ block: index, placing, ...block }: Block) => ({
  ...block,
  ...{ index, placing: placing.kind, doubt: doubtAbout({ ...block, block: index, placing }) },
  unplacedReason: placing.kind === 'unplaced' ? placing.reason : undefined,
  matchCount: placing.kind === 'matched' ? placing.matchCount : undefined,
  missingPercent: missingPercent({ ...block, block: index, placing }),
  progressPercent: Math.floor((100 * block.nextPlace) / block.measurementCount),
});

const BlocksAnswer = v.object({ log: LogAnswer, blocks: v.array(BlockAnswer) });

async function blocksJson(context: SignedInContext, id: FlashLogId) {
  const { log, blocks } = await showBlocks(context, id);
  return { log: logJson(log), blocks: blocks.map(blockJson) };
}

const CurvesAnswer = v.array(
  v.object({ quantity: v.string(), times: v.array(v.date()), values: v.array(v.number()) }),
);

/** By quantity, each with the times at which it was measured. */
function curvesJson(moments: readonly Moment[]) {
  const values = moments.flatMap(({ timeMs, values }) =>
    Object.entries(values).map(([quantity, value]) => ({ quantity, time: new Date(timeMs), value })),
  );
  return [...Map.groupBy(values, ({ quantity }) => quantity)].map(([quantity, measured]) => ({
    quantity,
    times: measured.map(({ time }) => time),
    values: measured.map(({ value }) => value),
  }));
}

/** A log has as many blocks as its device was started; no index is larger. */
const blocksMax = 1_000_000;
/** No device that keeps a log was made before. */
const firstDay = new Date('2015-01-01T00:00:00Z');

const logId = { id: sentId<FlashLogId>('device log') };
const one = { params: v.object(logId) };
const oneBlock = {
  params: v.object({ ...logId, block: sentNumber(0, blocksMax, 'Number of a block of the log, from 0.') }),
};

export const flashLogRoutes = inOneScope([
  action(
    'GET',
    '/flash-logs',
    { id: 'listFlashLogs', summary: 'Device logs of the person, newest first', answer: v.array(LogAnswer) },
    async (context) => (await listLogs(context)).map(logJson),
  ),
  action(
    'GET',
    '/flash-logs/:id',
    {
      id: 'readFlashLog',
      summary: 'A device log and the blocks that have been found so far',
      ...one,
      answer: BlocksAnswer,
    },
    (context, { params }) => blocksJson(context, params.id),
  ),
  action(
    'DELETE',
    '/flash-logs/:id',
    { id: 'removeFlashLog', summary: 'Deletes a device log; imported measurements remain', ...one },
    (context, { params }) => removeLog(context, params.id),
  ),
  action(
    'POST',
    '/flash-logs/:id/check',
    {
      id: 'checkFlashLog',
      summary: 'Searches the stored measurements for the blocks of a log again; GET shows the progress',
      ...one,
      body: v.object({
        equalQuantities: v.pipe(
          v.optional(
            v.pipe(
              v.number('not_a_number'),
              v.integer('not_whole'),
              v.minValue(flashLogMatching.min, 'too_small'),
              v.maxValue(flashLogMatching.max, 'too_large'),
            ),
          ),
          v.description(
            'Number of values that must be equal for a match of two messages. Default: as before.',
          ),
        ),
      }),
      answer: BlocksAnswer,
    },
    async (context, { params, body }) => {
      await checkLog(context, params.id, body.equalQuantities);
      return blocksJson(context, params.id);
    },
  ),
  action(
    'POST',
    '/flash-logs/:id/blocks/:block/import',
    {
      id: 'importFlashLogBlock',
      summary: 'Starts to import the missing measurements of a block; GET shows the progress',
      ...oneBlock,
      body: v.object({
        startsAt: v.pipe(
          v.optional(v.pipe(sentMoment, v.minValue(firstDay, 'date_too_early'))),
          v.description('Time of its first record, to override the detected one.'),
        ),
      }),
      answer: BlocksAnswer,
    },
    async (context, { params: { id, block }, body }) => {
      await startImport(context, id, block, body.startsAt);
      return blocksJson(context, id);
    },
  ),
  action(
    'POST',
    '/flash-logs/:id/blocks/:block/undo',
    {
      id: 'undoFlashLogBlock',
      summary: 'Starts to undo the import of a block; GET shows the progress',
      ...oneBlock,
      answer: BlocksAnswer,
    },
    async (context, { params: { id, block } }) => {
      await startUndo(context, id, block);
      return blocksJson(context, id);
    },
  ),
  action(
    'GET',
    '/flash-logs/:id/blocks/:block/page',
    {
      id: 'readFlashLogPage',
      summary: 'A page of a block, with the stored measurements of the same time',
      ...oneBlock,
      query: v.object({
        minutes: v.optional(
          sentNumber(1, flashLogWindows.year, `Length of a page. Default: ${flashLogWindows.day}.`),
        ),
        page: v.optional(
          sentNumber(0, blocksMax, 'Page of the block, from 0. Default: the first with a match.'),
        ),
      }),
      answer: v.object({
        page: v.number(),
        pageCount: v.number(),
        start: v.date(),
        end: v.date(),
        log: CurvesAnswer,
        stored: CurvesAnswer,
      }),
    },
    async (context, { params: { id, block }, query: { minutes = flashLogWindows.day, page } }) => {
      const found = await blockPage(context, id, block, { requestedPage: page, minutes });
      return {
        ...{ page: found.index, pageCount: found.count, start: found.from, end: found.to },
        ...{ log: curvesJson(found.logged), stored: curvesJson(found.stored) },
      };
    },
  ),
]);
