import { modelAnswer } from '@skep/domain';
import type { RuleChoicesFragment } from '../generated/graphql.ts';
import type { ChoosableQuantity } from './useThreshold.ts';

type Choices = Pick<RuleChoicesFragment, 'quantities' | 'weatherQuantities' | 'modelQuantity' | 'modelName'>;

/**
 * All that a rule can look at: what is measured, the weather, and a model where one is set up, or where the rule is
 * about one that was.
 */
export function quantitiesOf(
  { quantities, weatherQuantities, modelQuantity, modelName }: Choices,
  conditions: readonly { quantity: string }[] = [],
): readonly ChoosableQuantity[] {
  const isHeld = conditions.some(({ quantity }) => quantity === modelAnswer);
  const model = modelQuantity ?? (isHeld ? { key: modelAnswer, name: modelName, unit: null } : undefined);
  return [...quantities, ...weatherQuantities, ...(model === undefined ? [] : [model])];
}
