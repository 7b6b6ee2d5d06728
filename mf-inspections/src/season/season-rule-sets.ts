import { type SeasonRuleSet, seasonRuleSets } from '@skep/domain';
import { usePreference } from '@skep/remote-kit';

/** Which sets of rules are shown on this device, at first none; and a function that turns one on or off. */
export function useSeasonRuleSets() {
  const [stored = '', set] = usePreference('inspections:seasonRules');
  const chosen = new Set(seasonRuleSets.filter((each) => stored.split(' ').includes(each)));
  return {
    chosen,
    turn(one: SeasonRuleSet, isOn: boolean) {
      set(seasonRuleSets.filter((each) => (each === one ? isOn : chosen.has(each))).join(' '));
    },
  };
}
