import type { SlotName } from '@skep/registry/schema';

// Checked by hand: home fills slots on a first visit, and a parser weighs 4 KB.

/** What the host gives to whoever fills each slot. */
export interface SlotProps {
  'hive-card/v1': {
    hiveId: string;
    hiveName: string;
    /** Whether there is room for a sentence, or for a sign and a number. */
    size: 'large' | 'small';
  };
  /** Next to the filters of home: a filling marks hives under a name of its own, and home can be narrowed to them. */
  'hive-marks/v1': {
    /** Names of the marks that home is narrowed to. */
    chosen: readonly string[];
    onChoose: (mark: string, isChosen: boolean) => void;
    /** Which hives have the mark, called again when it changes; until then it narrows nothing. Always the same function. */
    onMarked: (mark: string, hiveIds: readonly string[]) => void;
  };
}

type Check = (given: unknown) => boolean;

const isText: Check = (given) => typeof given === 'string';
const isFunction: Check = (given) => typeof given === 'function';

const promised: { [Name in SlotName]: Record<keyof SlotProps[Name], Check> } = {
  'hive-card/v1': {
    hiveId: (given) => isText(given) && given !== '',
    hiveName: isText,
    size: (given) => given === 'large' || given === 'small',
  },
  'hive-marks/v1': {
    chosen: (given) => Array.isArray(given) && given.every(isText),
    onChoose: isFunction,
    onMarked: isFunction,
  },
};

/** Host and filling are of different builds: what passes here is what was promised. @throws when it is something else */
export function parseSlotProps<Name extends SlotName>(name: Name, props: object): SlotProps[Name] {
  const given = new Map<string, unknown>(Object.entries(props));
  const checked = Object.entries<Check>(promised[name]).map(([prop, isPromised]) => {
    const value = given.get(prop);
    if (!isPromised(value)) throw new Error(`The slot ${name} was given another ${prop} than was promised.`);
    return [prop, value];
  });
  // That each was checked is more than TypeScript follows.
  return Object.fromEntries(checked) as SlotProps[Name];
}
