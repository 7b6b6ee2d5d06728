import { Stack } from '@skep/ui';
import type { AgendaItem } from './agenda-items.ts';
import { ReminderRow } from './ReminderRow.tsx';
import { RepeatedTaskRow } from './RepeatedTaskRow.tsx';
import { TaskRow } from './TaskRow.tsx';

export interface AgendaRowsProps {
  items: readonly AgendaItem[];
  isOverdue: boolean;
}

/** Reminders and tasks below each other. */
export function AgendaRows({ items, isOverdue }: AgendaRowsProps) {
  return (
    <Stack as="ul" gap={12}>
      {items.map((item) => {
        switch (item.kind) {
          case 'task':
            return <TaskRow key={item.id} task={item.task} isOverdue={isOverdue} />;
          case 'repeated':
            return <RepeatedTaskRow key={item.id} task={item.task} />;
          default:
            return <ReminderRow key={item.id} reminder={item.reminder} isOverdue={isOverdue} />;
        }
      })}
    </Stack>
  );
}
