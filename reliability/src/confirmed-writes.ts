import type { Outcome } from './waiting-devices.ts';

interface Said<Value> {
  device: number;
  /** What it is said of. */
  place: string;
  value: Value;
}

/** What people were told to be saved of something that stands for itself each time it is said, as the day of a reminder. */
export function createLastConfirmed<Value>() {
  const said: (Said<Value> & { isConfirmed: boolean })[] = [];

  return {
    /** @returns whether its person was told that it is saved */
    async try(one: Said<Value>, save: () => Promise<Outcome>): Promise<Outcome> {
      const noted = { ...one, isConfirmed: false };
      said.push(noted);
      const outcome = await save();
      noted.isConfirmed = outcome !== 'not saved';
      return outcome;
    },

    /**
     * What is stored is what one of the devices has said last: which one, the network decides.
     * @param isHurried of what happened at the same time any may be the last, and may be there with nobody told
     * @throws Error where a change was lost
     */
    check(place: string, stored: Value, isHurried: boolean): void {
      const here = said.filter((one) => one.place === place);
      const confirmed = here.filter(({ isConfirmed }) => isConfirmed);
      if (confirmed.length === 0) return;
      const isLast = (one: Said<Value>) => confirmed.findLast(({ device }) => device === one.device) === one;
      const last = isHurried ? here : confirmed.filter(isLast);
      if (!last.some(({ value }) => value === stored))
        throw new Error(`${place}: ${stored} and not ${last.map(({ value }) => value).join(' or ')}`);
    },
  };
}
