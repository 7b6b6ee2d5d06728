/** `free`: alive, and heads no hive. */
export const shownChoices = ['living', 'free', 'gone'] as const;

type Shown = (typeof shownChoices)[number];

/** What narrows the register. It is in the address, so that it survives reload, share and back. */
export interface RegisterFilters {
  search: string;
  /** Undefined: all. */
  shown: Shown | undefined;
}

export function readFilters(parameters: URLSearchParams): RegisterFilters {
  const shown = parameters.get('shown');
  return {
    search: parameters.get('search') ?? '',
    shown: shownChoices.find((choice) => choice === shown),
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
    place: string | null;
    recipient: string | null;
  };
  reigns: readonly { hive: { name: string }; until: string | null }[];
}

/** The queens that hold every word of the search, capitals and accents aside. */
export function shownQueens<Row extends Searched>(
  register: readonly Row[],
  { search, shown }: RegisterFilters,
): Row[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return register.filter((row) => {
    if (shown !== undefined && !isShown[shown](row)) return false;
    const text = plain(wordsOf(row));
    return words.every((word) => text.includes(word));
  });
}

type Placed = Pick<Searched, 'reigns'> & { queen: Pick<Searched['queen'], 'goneOn'> };

/** Whether she lives and heads no hive. */
export const isFree = ({ queen, reigns }: Placed) =>
  queen.goneOn === null && reigns.every(({ until }) => until !== null);

const isShown: Readonly<Record<Shown, (row: Placed) => boolean>> = {
  living: ({ queen }) => queen.goneOn === null,
  free: isFree,
  gone: ({ queen }) => queen.goneOn !== null,
};

function wordsOf({ queen, reigns }: Searched): string {
  const hives = reigns.map(({ hive }) => hive.name);
  return [
    ...[queen.name, queen.race?.name, queen.line, queen.birthDate, queen.place, queen.recipient],
    ...hives,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Without capitals and accents, so that "konigin" finds "Königin". */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
