import { anyMessage } from '@skep/domain';
import type { ConflictVersion } from '@skep/remote-kit/form';
import { ruleSentence } from './rule-sentence.ts';
import type { RuleValues } from './rule-values.ts';
import { useIntl } from './use-rule-intl.ts';
import { type ChoosableQuantity, useThreshold } from './useThreshold.ts';

/** What a rule will do, in the person's words and units; undefined as long as something is not said. */
export function useSentence(quantities: readonly ChoosableQuantity[]) {
  const intl = useIntl();
  const { figureOf } = useThreshold(quantities);
  const nameOf = (quantity: string) =>
    quantity === anyMessage
      ? intl.formatMessage({ id: 'rule.messages' })
      : (quantities.find(({ key }) => key === quantity)?.name ?? quantity);
  return (rule: RuleValues) => ruleSentence(rule, { nameOf, figureOf }, intl);
}

/** A rule as one of two versions. */
export function useRuleVersion(
  quantities: readonly ChoosableQuantity[],
): (rule: RuleValues) => ConflictVersion {
  const { formatMessage } = useIntl();
  const sentence = useSentence(quantities);
  return (rule) => ({
    facts: [
      { label: formatMessage({ id: 'rule.name' }), text: rule.name },
      { label: formatMessage({ id: 'rule.description' }), text: rule.description },
      { label: formatMessage({ id: 'rule.settings' }), text: sentence(rule) ?? '' },
    ],
  });
}
