/** What narrows the register. It is in the address, so that it survives reload, share and back. */
export interface RegisterFilters {
  search: string;
  /** Undefined: all. */
  shown: 'living' | 'gone' | undefined;
}

export function readFilters(parameters: URLSearchParams): RegisterFilters {
  const shown = parameters.get('shown');
  return {
    search: parameters.get('search') ?? '',
    shown: shown === 'living' || shown === 'gone' ? shown : undefined,
  };
}

/** The parameters of the address, without those that narrow nothing. */
export function writtenFilters({ search, shown }: RegisterFilters): Record<string, string> {
  return { ...(search !== '' && { search }), ...(shown && { shown }) };
}

interface Searched {
  queen: {
    name: string | null;
    birthDate: string | null;
    line: string | null;
    goneOn: string | null;
    race: { name: string } | null;
  };
  reigns: readonly { hive: { name: string } }[];
}

/** The queens that hold every word of the search, capitals and accents aside. */
export function shownQueens<Row extends Searched>(
  register: readonly Row[],
  { search, shown }: RegisterFilters,
): Row[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return register.filter((row) => {
    if (shown !== undefined && (row.queen.goneOn === null) !== (shown === 'living')) return false;
    const text = plain(wordsOf(row));
    return words.every((word) => text.includes(word));
  });
}

function wordsOf({ queen, reigns }: Searched): string {
  const hives = reigns.map(({ hive }) => hive.name);
  return [queen.name, queen.race?.name, queen.line, queen.birthDate, ...hives].filter(Boolean).join(' ');
}

/** Without capitals and accents, so that "konigin" finds "Königin". */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
