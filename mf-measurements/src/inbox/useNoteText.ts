import { useIntl } from 'react-intl';

export interface Note {
  code: string;
  params: readonly { name: string; value: string }[];
}

/** The sentence of a note; one that this version does not know is told by its code. */
export function useNoteText(): (note: Note) => string {
  const { formatMessage, messages } = useIntl();
  return ({ code, params }) => {
    const id = `inbox.note.${code}`;
    const values = Object.fromEntries(params.map(({ name, value }) => [name, value]));
    return id in messages
      ? formatMessage({ id }, values)
      : formatMessage({ id: 'inbox.note.other' }, { code });
  };
}
