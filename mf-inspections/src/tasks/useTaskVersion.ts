import { packItems, repeatRule } from '@skep/domain';
import type { ConflictVersion } from '@skep/remote-kit/form';
import type { TaskChoicesFragment } from '../generated/graphql.ts';
import { usePackedText } from './pack.ts';
import type { TaskValues } from './task-values.ts';
import { useIntl } from './use-task-intl.ts';
import { useRepeatText } from './useRepeatText.ts';

/** A task as one of two versions. */
export function useTaskVersion(choices: TaskChoicesFragment): (task: TaskValues) => ConflictVersion {
  const { formatMessage, formatDate, formatList } = useIntl();
  const repeatText = useRepeatText();
  const packedText = usePackedText();
  const hives = choices.apiaries.flatMap((apiary) => apiary.hives);
  return (task) => {
    const { place, hiveIds, apiaryId, day, unit, every = 1, until } = task;
    const named = hives.filter(({ id }) => place === 'hives' && hiveIds.includes(id)).map(({ name }) => name);
    const apiary = choices.apiaries.find(({ id }) => place === 'apiary' && id === apiaryId)?.name ?? '';
    const months = task.months.map(Number);
    const rule = unit && repeatRule({ unit, every, months, until });
    const packed = packItems.flatMap((item) => {
      const count = task.pack[item];
      return count ? [packedText({ item, count })] : [];
    });
    const person = choices.taskPeople.find(({ id }) => id === task.assigneeId)?.name ?? '';
    return {
      facts: [
        { label: formatMessage({ id: 'tasks.title' }), text: task.title },
        {
          label: formatMessage({ id: 'tasks.day' }),
          text: day ? formatDate(`${day}T00:00`, { dateStyle: 'full' }) : '',
        },
        { label: formatMessage({ id: 'tasks.note' }), text: task.note },
        { label: formatMessage({ id: 'tasks.place' }), text: formatList(named) || apiary },
        { label: formatMessage({ id: 'tasks.repeat' }), text: repeatText(rule) ?? '' },
        { label: formatMessage({ id: 'tasks.person' }), text: person },
        { label: formatMessage({ id: 'tasks.steps' }), text: formatList(task.steps.map(({ text }) => text)) },
        { label: formatMessage({ id: 'tasks.pack' }), text: formatList(packed) },
      ],
    };
  };
}
