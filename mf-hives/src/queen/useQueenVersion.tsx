import type { ConflictVersion } from '@skep/remote-kit/form';
import { useIntl } from '../form/use-form-intl.ts';
import { QueenMark } from '../hive/QueenMark.tsx';
import type { QueenValues } from './queen-values.ts';

/** A queen as one of two versions. */
export function useQueenVersion(): (queen: QueenValues) => ConflictVersion {
  const { formatMessage, formatDate } = useIntl();
  return ({ name, color, birthDate, line, tree, description }) => ({
    picture: <QueenMark color={color ?? null} />,
    facts: [
      { label: formatMessage({ id: 'hives.queen.name' }), text: name },
      {
        label: formatMessage({ id: 'hives.queen.birthDate' }),
        text: birthDate === undefined ? '' : formatDate(birthDate, { dateStyle: 'medium' }),
      },
      { label: formatMessage({ id: 'hives.queen.line' }), text: line },
      { label: formatMessage({ id: 'hives.queen.tree' }), text: tree },
      { label: formatMessage({ id: 'hives.queen.description' }), text: description },
    ],
  });
}
