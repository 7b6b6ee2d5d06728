import type { AnswerOf } from '@skep/rest-client';
import type {
  CheckedFlashLog,
  FlashLog,
  FlashLogBlock,
  FlashLogCurve,
  FlashLogPage,
} from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';

type WireLog = AnswerOf<'getFlashlogs'>[number];
type WireBlock = AnswerOf<'getFlashlogBlocks'>['blocks'][number];
type WirePage = AnswerOf<'getFlashlogPage'>;

const time = (text: string) => isoFromWire(text, 'UTC');

export function logFromWire(log: WireLog): FlashLog {
  return {
    id: String(log.id),
    createdAt: time(log.created_at),
    deviceId: String(log.device_id),
    // The wire puts its id behind it.
    deviceName: log.device_name.replace(/ \(\d+\)$/, ''),
    hiveName: log.hive_name,
    userName: log.user_name,
    fileName: log.file_name,
    messageCount: log.log_messages,
    byteCount: log.bytes_received,
    lostBytes: log.lost_bytes,
    expectedBytes: log.log_size_bytes,
    isErased: log.log_erased === 1,
    firstAt: log.log_date_start && time(log.log_date_start),
    lastAt: log.log_date_end && time(log.log_date_end),
    importedCount: log.persisted_measurements,
    importedDays: log.persisted_days,
    equalQuantities: log.match_props,
    state: log.state,
    progressPercent: log.progress,
    isBusy: log.busy,
    canEdit: log.editable,
  };
}

export function checkedLogFromWire({ flashlog, blocks }: AnswerOf<'getFlashlogBlocks'>): CheckedFlashLog {
  return { log: logFromWire(flashlog), blocks: blocks.map(blockFromWire) };
}

function blockFromWire(block: WireBlock): FlashLogBlock {
  return {
    index: block.block,
    measurementCount: block.setCount,
    firmwareVersion: block.fw_version,
    intervalMinutes: block.interval_min,
    startsAt: block.time_start && time(block.time_start),
    endsAt: block.time_end && time(block.time_end),
    placing: block.placed_by,
    unplacedReason: block.no_matches?.message,
    matchCount: block.matches?.count,
    missingPercent: block.missing_percentage,
    matchPercent: block.block_data_match_percentage,
    differenceSeconds: block.block_data_flashlog_sec_diff,
    doubt: block.doubt,
    state: block.state,
    progressPercent: block.progress,
    importedCount: block.persisted_measurements,
    importedDays: block.persisted_days,
  };
}

export function pageFromWire(page: WirePage): FlashLogPage {
  return {
    page: page.block_data_index,
    pageCount: page.block_data_index_amount,
    start: time(page.start_date),
    end: time(page.end_date),
    log: curvesOf(page.flashlog),
    stored: curvesOf(page.database),
  };
}

function curvesOf(moments: WirePage['flashlog']): FlashLogCurve[] {
  const curves = new Map<string, { times: string[]; values: number[] }>();
  for (const { time: at, ...values } of moments) {
    for (const [quantity, value] of Object.entries(values)) {
      if (typeof value !== 'number') continue;
      const curve = curves.get(quantity) ?? { times: [], values: [] };
      curve.times.push(at);
      curve.values.push(value);
      curves.set(quantity, curve);
    }
  }
  return [...curves].map(([quantity, curve]) => ({ quantity, ...curve }));
}
