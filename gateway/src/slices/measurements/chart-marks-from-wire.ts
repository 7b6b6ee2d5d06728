import type { AnswerOf } from '@skep/rest-client';
import type { ChartMark } from '../../generated/schema.ts';

type WireMark = AnswerOf<'getChartMarks'>[number];

export function markFromWire({ id, kind, hive_id, hive_name, can_edit, ...mark }: WireMark): ChartMark {
  return {
    ...mark,
    kind,
    id: `${kind}-${id}`,
    sourceId: String(id),
    hiveId: hive_id === null ? undefined : String(hive_id),
    hiveName: hive_name,
    canEdit: can_edit,
  };
}
