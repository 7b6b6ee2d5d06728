import type { RuleChoicesFragment } from '../generated/graphql.ts';
import type { ChoosableQuantity } from './useThreshold.ts';

type Choices = Pick<RuleChoicesFragment, 'quantities' | 'weatherQuantities' | 'modelQuantity'>;

/** All that a rule can look at: what is measured, the weather, and a model where one is set up. */
export function quantitiesOf({
  quantities,
  weatherQuantities,
  modelQuantity,
}: Choices): readonly ChoosableQuantity[] {
  return [...quantities, ...weatherQuantities, ...(modelQuantity === null ? [] : [modelQuantity])];
}
