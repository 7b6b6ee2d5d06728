import { useIntl } from '../form/use-form-intl.ts';

export interface NamedQueen {
  name?: string | null;
  birthDate?: string | null;
  race?: { name: string } | null;
}

/** What a queen is called: by her name, else by her race and year, else that she has none. */
export function useQueenName(): (queen: NamedQueen) => string {
  const { formatMessage } = useIntl();
  return ({ name, birthDate, race }) => {
    if (name) return name;
    const year = birthDate?.slice(0, 4);
    const described = [race?.name, year].filter(Boolean).join(' ');
    return described || formatMessage({ id: 'hives.queen' });
  };
}
