import type { ChartMark } from '@skep/charts';
import { pathTo, useNavigation } from '@skep/remote-kit';
import type { IconName } from '@skep/ui';
import { useMemo } from 'react';
import type { ChartMarkKind, ColonyEventKind, DataQuery } from '../../generated/graphql.ts';
import type { DataMessageId } from '../data-messages.ts';
import { useIntl } from '../use-data-intl.ts';
import type { WrittenNote } from './note.ts';

export type MarkOfDevice = DataQuery['marks'][number];

const icons = {
  INSPECTION: 'inspection',
  MOVE: 'move',
  BUILD: 'frames',
  COLONY: 'queen',
  NOTE: 'note',
  ALERT: 'alert',
  ENTRY: 'list',
} as const satisfies Record<ChartMarkKind, IconName>;

const eventTexts = {
  STATE: 'data.event.state',
  SPLIT: 'data.event.split',
  UNITE: 'data.event.unite',
  REQUEEN: 'data.event.requeen',
  QUEEN_MOVE: 'data.event.queen_move',
  QUEEN_FATE: 'data.event.queen_fate',
} as const satisfies Record<ColonyEventKind, DataMessageId>;

/** Of what the register's entries are called here; others are entries. */
const entryTexts: ReadonlyMap<string, { id: DataMessageId; icon: IconName }> = new Map([
  ['treatment', { id: 'data.entry.treatment', icon: 'drop' }],
  ['harvest', { id: 'data.entry.harvest', icon: 'honey' }],
  ['feeding', { id: 'data.entry.feeding', icon: 'feeder' }],
  ['mite_count', { id: 'data.entry.mite_count', icon: 'list' }],
  ['supers', { id: 'data.entry.supers', icon: 'frames' }],
]);

/** Annotations of charts, in words, each opening what it means. */
export function useChartMarks(
  marks: readonly MarkOfDevice[],
  onNote: (note: WrittenNote) => void,
): ChartMark[] {
  const { formatMessage } = useIntl();
  const { go } = useNavigation();
  return useMemo(() => {
    function textOf({ kind, text, event, entryKind }: MarkOfDevice): string {
      switch (kind) {
        case 'INSPECTION':
          if (text) return formatMessage({ id: 'data.mark.inspectionWith' }, { text });
          return formatMessage({ id: 'data.mark.inspection' });
        // Text of the service, in the language of the author.
        case 'MOVE':
          return formatMessage({ id: 'data.mark.move' });
        case 'BUILD':
          return formatMessage({ id: 'data.mark.build' });
        case 'COLONY':
          return formatMessage({ id: eventTexts[event ?? 'STATE'] });
        case 'ENTRY': {
          const entry = formatMessage({ id: entryTexts.get(entryKind ?? '')?.id ?? 'data.entry.other' });
          return text ? formatMessage({ id: 'data.mark.entryWith' }, { entry, text }) : entry;
        }
        case 'ALERT':
          return formatMessage({ id: 'data.mark.alert' }, { text: text ?? '' });
        case 'NOTE':
          return text ?? '';
      }
    }
    function open({ kind, sourceId, hiveId, time, text, canEdit }: MarkOfDevice) {
      if (kind === 'NOTE') onNote({ id: sourceId, time, text: text ?? '', canEdit });
      else if (kind === 'ALERT') go(`${pathTo('/alerts')}?alert=${sourceId}`);
      // Only notes and alerts may be of no hive.
      else if (hiveId === null) return;
      else if (kind === 'INSPECTION')
        go(pathTo('/hives/:id/inspections/:inspectionId', { id: hiveId, inspectionId: sourceId }));
      else if (kind === 'ENTRY') go(`${pathTo('/registers')}?hiveId=${hiveId}`);
      else go(pathTo('/hives/:id/life', { id: hiveId }));
    }
    return marks.map((mark) => ({
      key: mark.id,
      time: Date.parse(mark.time),
      label: textOf(mark),
      icon: entryTexts.get(mark.entryKind ?? '')?.icon ?? icons[mark.kind],
      onOpen: () => open(mark),
    }));
  }, [marks, onNote, formatMessage, go]);
}
