import { useIntl } from 'react-intl';
import type { ConflictVersion } from '../form/ConflictDialog.tsx';
import { QueenMark } from '../hive/QueenMark.tsx';
import type { QueenValues } from './queen-values.ts';

/** A queen as one of two versions. */
export function useQueenVersion(): (queen: QueenValues) => ConflictVersion {
  const { formatMessage, formatDate, formatList } = useIntl();
  return ({ name, color, birthDate, line, tree, description }) => {
    const born =
      birthDate &&
      formatMessage({ id: 'hives.queenBorn' }, { date: formatDate(birthDate, { dateStyle: 'medium' }) });
    const facts = [born ?? '', line, tree, description].filter((fact) => fact !== '');
    return {
      picture: <QueenMark color={color ?? null} />,
      name: name || formatMessage({ id: 'hives.queen' }),
      facts: formatList(facts, { type: 'unit' }),
    };
  };
}
