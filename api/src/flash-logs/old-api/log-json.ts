import {
  flashLogBlockStates,
  flashLogDoubts,
  flashLogPlacings,
  flashLogStates,
  unplacedReasons,
} from '@skep/domain';
import Type from 'typebox';
import { nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import { type Block, doubtAbout, type FlashLog, missingPercent } from '../device-log-import/flash-log.ts';
import type { BlockPage } from '../device-log-import/page.ts';
import { mostMoments } from '../device-log-import/placing.ts';
import type { ReceivedLog } from '../device-log-import/receiving.ts';
import { MetaDataBody, WholeMetaDataBody } from '../device-log-import/wire-meta-data-body.ts';

const Count = Type.Integer({ minimum: 0 });

const ReceivedFields = {
  id: nullable(Type.Integer({ description: 'Null: the log is not stored.' })),
  lines_received: Count,
  bytes_received: Count,
  log_size_bytes: nullable(Count),
  log_has_timestamps: Count,
  log_saved: Type.Boolean(),
  log_parsed: Type.Boolean(),
  log_messages: Count,
  erase_mx_flash: Type.Integer({
    description: '0: the device may erase it, because all of it is stored; -1: it may not.',
  }),
  erase: Type.Boolean(),
  erase_type: nullable(Type.String()),
  fields: Type.Optional(
    Type.Array(Type.String(), { description: 'With `show`: the fields of the request.' }),
  ),
};

export function receivedToWire(received: ReceivedLog) {
  const isSaved = received.id !== undefined;
  return {
    id: received.id ?? null,
    lines_received: received.lineCount,
    bytes_received: received.byteCount,
    log_size_bytes: received.expectedBytes ?? null,
    log_has_timestamps: received.timedCount,
    log_saved: isSaved,
    log_parsed: received.measurementCount > 0,
    log_messages: received.measurementCount,
    erase_mx_flash: received.mayBeErased ? 0 : -1,
    erase: received.mayBeErased,
    erase_type: 'fatfs',
  };
}

const fileAddress = nullable(Type.String({ description: 'Always null: use `csv=1` or `json=1` of GET.' }));

export const LogBody = Type.Object({
  id: Type.Integer(),
  created_at: WireTime,
  updated_at: WireTime,
  user_id: Type.Integer(),
  user_name: Type.String(),
  device_id: Type.Integer(),
  device_name: Type.String({ description: 'Name of the device, and its id in brackets.' }),
  hive_id: nullable(Type.Integer()),
  hive_name: nullable(Type.String()),
  file_name: nullable(Type.String()),
  log_messages: Count,
  log_saved: Type.Integer(),
  log_parsed: Type.Integer(),
  log_has_timestamps: Type.Integer(),
  bytes_received: Count,
  lost_bytes: Type.Integer({ minimum: 0, description: 'Bytes that belong to no record.' }),
  log_size_bytes: nullable(Count),
  log_erased: Type.Integer({ description: '1: the device was allowed to erase it.' }),
  log_date_start: nullable(WireTime),
  log_date_end: nullable(WireTime),
  time_percentage: Type.Number({ description: 'Percentage of measurements with a known time.' }),
  logs_per_day: nullable(
    Type.Integer({ description: 'Records per day of operation; null: less than a whole day is known.' }),
  ),
  log_file: fileAddress,
  log_file_stripped: fileAddress,
  log_file_parsed: fileAddress,
  csv_url: fileAddress,
  meta_data: MetaDataBody,
  time_corrections: nullable(
    Type.String({ description: 'Always null: times belong to blocks, see `placed_by`.' }),
  ),
  valid_override: nullable(Type.Boolean({ description: 'Always null.' })),
  persisted_days: Type.Number(),
  persisted_measurements: Count,
  persisted_block_ids_array: Type.Array(Type.Integer()),
  match_props: Type.Integer({ description: 'Number of quantities that must be equal.' }),
  state: oneOf(flashLogStates, {
    description: 'Whether the search for its blocks in stored measurements has ended.',
  }),
  progress: Type.Integer({ description: 'Percent.' }),
  busy: Type.Boolean({ description: 'True: the import of one of its blocks, or its undo, is running.' }),
  rtc: Type.Integer({ description: "1: the device's clock runs without power." }),
  editable: Type.Boolean(),
});

export function logToWire(log: FlashLog): Type.Static<typeof LogBody> {
  const { device, hive, user } = log;
  return {
    id: log.id,
    created_at: wireTime(log.createdAt),
    updated_at: wireTime(log.createdAt),
    user_id: user.id,
    user_name: user.name,
    device_id: device.id,
    device_name: nameOf(device),
    hive_id: hive?.id ?? null,
    hive_name: hive?.name ?? null,
    file_name: log.fileName ?? null,
    log_messages: log.measurementCount,
    log_saved: 1,
    log_parsed: 1,
    log_has_timestamps: log.timedCount > 0 ? 1 : 0,
    bytes_received: log.byteCount,
    lost_bytes: log.lostBytes,
    log_size_bytes: log.expectedBytes ?? null,
    log_erased: log.mayBeErased ? 1 : 0,
    log_date_start: maybeTime(log.firstAt),
    log_date_end: maybeTime(log.lastAt),
    time_percentage: percentOf(log, log.placedCount),
    logs_per_day: log.placedDays < 1 ? null : Math.round(log.placedIntervals / log.placedDays),
    log_file: null,
    log_file_stripped: null,
    log_file_parsed: null,
    csv_url: null,
    meta_data: log.metaData ?? { port3_msg: log.measurementCount, firmwares: [] },
    time_corrections: null,
    valid_override: null,
    persisted_days: log.imported.days,
    persisted_measurements: log.imported.count,
    persisted_block_ids_array: [...log.imported.blocks],
    match_props: log.equalMin,
    state: log.state,
    progress: log.progressPercent,
    busy: log.isBusy,
    rtc: device.hasClock ? 1 : 0,
    editable: log.access === 'owner',
  };
}

const nameOf = ({ name, id }: FlashLog['device']) => `${name} (${id})`;
const percentOf = ({ measurementCount }: FlashLog, part: number) =>
  measurementCount === 0 ? 0 : Math.round((1000 * part) / measurementCount) / 10;
const maybeTime = (time: Date | undefined) => (time === undefined ? null : wireTime(time));

const MatchBody = Type.Object({
  time: Type.String(),
  time_clock: Type.Optional(Type.String()),
  flashlog_index: Type.Optional(Type.Integer()),
});

const BlockBody = Type.Object({
  block: Count,
  block_i: Count,
  start_i: Type.Integer({ description: 'Index of its first record; of the last: end_i.' }),
  end_i: Count,
  index_start: Count,
  index_end: Count,
  duration_hours: Type.Number(),
  fw_version: nullable(Type.String()),
  interval_min: nullable(Type.Integer()),
  transmission_ratio: nullable(Type.Integer()),
  time_start: nullable(WireTime),
  time_end: nullable(WireTime),
  setCount: Type.Integer({ description: 'Number of measurements of the block.' }),
  dbCount: Type.Integer({
    description: 'Number of stored measurements of the same time that no import added.',
  }),
  matches: Type.Optional(
    Type.Object({ matches: Type.Record(Type.String(), MatchBody), count: Type.Optional(Type.Integer()) }),
  ),
  no_matches: Type.Optional(Type.Object({ message: oneOf(unplacedReasons) })),
  placed_by: oneOf(flashLogPlacings),
  missing_percentage: nullable(Type.Number()),
  block_data_match_percentage: nullable(Type.Number()),
  block_data_flashlog_sec_diff: nullable(Type.Integer()),
  doubt: nullable(oneOf(flashLogDoubts, { description: 'Why an import requires its time to be set.' })),
  state: oneOf(flashLogBlockStates),
  progress: Type.Integer({ description: 'Progress of its import in percent.' }),
  persisted_measurements: Count,
  persisted_days: Type.Number(),
});

/** Clients count the matches; more than these say nothing more. */
const shownMatches = 50;

function blockToWire(block: Block): Type.Static<typeof BlockBody> {
  const { placing, intervalMinutes } = block;
  return {
    block: block.block,
    block_i: Math.max(0, block.firstRecord - 1),
    start_i: block.firstRecord,
    end_i: block.lastRecord,
    index_start: block.firstRecord,
    index_end: block.lastRecord,
    duration_hours: Math.round((block.measurementCount * (intervalMinutes ?? 0)) / 6) / 10,
    fw_version: block.firmwareVersion ?? null,
    interval_min: intervalMinutes ?? null,
    transmission_ratio: block.transmissionRatio ?? null,
    time_start: maybeTime(block.startsAt),
    time_end: maybeTime(block.endsAt),
    setCount: block.measurementCount,
    dbCount: block.storedCount,
    ...(placing.kind === 'unplaced'
      ? { no_matches: { message: placing.reason } }
      : { matches: matchesOf(block) }),
    placed_by: placing.kind,
    missing_percentage: missingPercent(block) ?? null,
    block_data_match_percentage: block.matchPercent ?? null,
    block_data_flashlog_sec_diff: block.differenceSeconds ?? null,
    doubt: doubtAbout(block) ?? null,
    state: block.state,
    progress: Math.floor((100 * block.nextPlace) / block.measurementCount),
    persisted_measurements: block.importedCount,
    persisted_days: block.importedDays,
  };
}

function matchesOf({ placing, firstRecord }: Block) {
  if (placing.kind !== 'matched') return { matches: { '0': { time: 'RTC', time_clock: placing.kind } } };
  const shown = placing.anchors.slice(0, shownMatches).map(([place, timeMs]) => {
    const index = firstRecord + place;
    return [String(index), { time: new Date(timeMs).toISOString(), flashlog_index: index }] as const;
  });
  return { matches: Object.fromEntries(shown), count: placing.matchCount };
}

/** What looking for the blocks has come to. */
const FilledFields = {
  device: Type.String(),
  records_flashlog: Count,
  time_insert_count: Count,
  records_timed: Count,
  weight_percentage: Type.String(),
  time_percentage: Type.String(),
  matching_blocks: Count,
  log: Type.Array(BlockBody),
};

/** What the answer to an upload says; with `fill` also where its blocks were found. */
export const ReceivedBody = Type.Object({
  ...ReceivedFields,
  ...Type.Partial(Type.Object(FilledFields)).properties,
});

/** A log with its blocks, as old clients read it: in the shape of the answer to an upload. */
export const CheckedBody = Type.Object({
  ...LogBody.properties,
  ...ReceivedFields,
  ...FilledFields,
  id: Type.Integer(),
  meta_data: WholeMetaDataBody,
  flashlog_id: Type.Integer(),
  matches_min: Type.Integer({
    description: 'Minimum number of matching messages; fewer may match by chance.',
  }),
  db_records: Type.Integer({ description: 'Maximum number of messages that are compared with a block.' }),
});

export function filledToWire(log: FlashLog, blocks: readonly Block[]) {
  const timed = blocks.filter(({ placing }) => placing.kind !== 'unplaced');
  const timedCount = timed.reduce((sum, { measurementCount }) => sum + measurementCount, 0);
  return {
    device: nameOf(log.device),
    records_flashlog: log.measurementCount,
    time_insert_count: timedCount,
    records_timed: timedCount,
    weight_percentage: `${percentOf(log, log.weighedCount)}%`,
    time_percentage: `${percentOf(log, timedCount)}%`,
    matching_blocks: timed.length,
    log: blocks.map(blockToWire),
  };
}

export function checkedToWire(log: FlashLog, blocks: readonly Block[]): Type.Static<typeof CheckedBody> {
  return {
    ...logToWire(log),
    ...receivedToWire(log),
    ...filledToWire(log, blocks),
    id: log.id,
    flashlog_id: log.id,
    matches_min: log.matchesMin,
    db_records: mostMoments,
  };
}

const MomentBody = Type.Object({ time: Type.String() }, { additionalProperties: Type.Number() });

export const PageBody = Type.Object({
  interval_min: nullable(Type.Integer()),
  data_point_modulo: Type.Integer({ description: 'Step between shown records.' }),
  block_start_i: Count,
  block_end_i: Count,
  match_index: nullable(Type.Integer({ description: 'First record with a matching message.' })),
  block_data_start: Count,
  block_data_end: Count,
  block_data_index: Count,
  block_data_index_max: Count,
  block_data_index_amount: Count,
  block_data_match_percentage: nullable(Type.Number()),
  block_data_diff_percentage: nullable(Type.Number()),
  block_data_match_count: Count,
  block_data_match_errors: Type.String({ description: 'Doubt about its time; empty: none.' }),
  block_data_flashlog_sec_diff: nullable(Type.Integer()),
  start_date: WireTime,
  end_date: WireTime,
  device_name: Type.String(),
  block_id: Count,
  flashlog: Type.Array(MomentBody),
  database: Type.Array(MomentBody),
});

export function pageToWire(page: BlockPage): Type.Static<typeof PageBody> {
  const { log, block } = page;
  const firstAnchor = block.placing.kind === 'matched' ? block.placing.anchors[0] : undefined;
  return {
    interval_min: block.intervalMinutes ?? null,
    data_point_modulo: page.each,
    block_start_i: block.firstRecord,
    block_end_i: block.lastRecord,
    match_index: firstAnchor === undefined ? null : block.firstRecord + firstAnchor[0],
    block_data_start: block.firstRecord + page.firstPlace,
    block_data_end: block.firstRecord + page.lastPlace,
    block_data_index: page.index,
    block_data_index_max: page.count - 1,
    block_data_index_amount: page.count,
    block_data_match_percentage: block.matchPercent ?? null,
    block_data_diff_percentage: block.matchPercent === undefined ? null : 100 - block.matchPercent,
    block_data_match_count: block.placing.kind === 'matched' ? block.placing.matchCount : 0,
    block_data_match_errors: doubtAbout(block) ?? '',
    block_data_flashlog_sec_diff: block.differenceSeconds ?? null,
    start_date: wireTime(page.from),
    end_date: wireTime(page.to),
    device_name: nameOf(log.device),
    block_id: block.block,
    flashlog: page.logged.map(momentToWire),
    database: page.stored.map(momentToWire),
  };
}

function momentToWire({ timeMs, values }: BlockPage['logged'][number]) {
  return { time: new Date(timeMs).toISOString().replace('.000Z', 'Z'), ...values } as Type.Static<
    typeof MomentBody
  >;
}
