import { modelAnswer } from '@skep/domain';
import type { RuleChoicesFragment } from '../generated/graphql.ts';
import type { ChoosableQuantity } from './useThreshold.ts';

type Choices = Pick<
  RuleChoicesFragment,
  'devices' | 'quantities' | 'weatherQuantities' | 'modelQuantity' | 'modelName'
>;

/**
 * Returns all that a rule can look at: what the person's devices send first, then what else can be measured, the weather,
 * a model where one is set up or the rule is about one that was, and raw values last.
 */
export function quantitiesOf(
  { devices, quantities, weatherQuantities, modelQuantity, modelName }: Choices,
  conditions: readonly { quantity: string }[] = [],
): readonly ChoosableQuantity[] {
  const isHeld = conditions.some(({ quantity }) => quantity === modelAnswer);
  const model = modelQuantity ?? (isHeld ? { key: modelAnswer, name: modelName, unit: null } : undefined);
  const sent = new Set(devices.flatMap(({ newest }) => newest?.values.map(({ name }) => name) ?? []));
  const measured = quantities.map((quantity): ChoosableQuantity => {
    const kind = quantity.isCharted ? (sent.has(quantity.key) ? 'sent' : undefined) : 'raw';
    return { ...quantity, kind };
  });
  const ofKind = (kind: ChoosableQuantity['kind']) => measured.filter((each) => each.kind === kind);
  const others = [...weatherQuantities, ...(model === undefined ? [] : [model])];
  return [...ofKind('sent'), ...ofKind(undefined), ...others, ...ofKind('raw')];
}
