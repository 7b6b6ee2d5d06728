import type { AnswerOf } from '@skep/rest-client';
import type { ChartMark } from '../../generated/schema.ts';

type WireMark = AnswerOf<'getChartMarks'>[number];

export function markFromWire({
  id,
  kind,
  hive_id,
  hive_name,
  entry_kind,
  can_edit,
  ...mark
}: WireMark): ChartMark {
  return {
    ...mark,
    kind,
    id: `${kind}-${id}`,
    sourceId: String(id),
    hiveId: hive_id === null ? undefined : String(hive_id),
    hiveName: hive_name,
    entryKind: entry_kind,
    canEdit: can_edit,
  };
}
