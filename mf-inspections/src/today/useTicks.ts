import { usePreference } from '@skep/remote-kit';

/** What is ticked off on this device, until the next day. @param today YYYY-MM-DD */
export function useTicks(today: string) {
  const [stored = '', set] = usePreference('inspections:today');
  const [day, ...keys] = stored.split(' ');
  const ticked = new Set(day === today ? keys : []);
  return {
    isTicked: (key: string) => ticked.has(key),
    tick(key: string, isTicked: boolean) {
      const others = [...ticked].filter((each) => each !== key);
      set([today, ...others, ...(isTicked ? [key] : [])].join(' '));
    },
  };
}

export type Ticks = ReturnType<typeof useTicks>;
